-- PostgreSQL: the views that workers may read.

CREATE OR REPLACE VIEW open_version AS SELECT version FROM hurdle_schema;

CREATE OR REPLACE VIEW open_campaign AS SELECT * FROM campaign;

CREATE OR REPLACE VIEW open_batch AS SELECT * FROM batch;

CREATE OR REPLACE VIEW open_root_move AS SELECT * FROM root_move;
