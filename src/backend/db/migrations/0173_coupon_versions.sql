-- Two editors of one coupon: the second is told, and nothing is overwritten.
ALTER TABLE coupons ADD COLUMN versao integer NOT NULL DEFAULT 1;
