-- Purchases made before have neither: of those only the class tells whether a key comes with another body.
ALTER TABLE purchases
  ADD COLUMN pedido_sha256 char(64) CHECK (pedido_sha256 ~ '^[0-9a-f]{64}$'),
  ADD COLUMN rede text;
--> statement-breakpoint
CREATE INDEX purchases_rede ON purchases (id_oferta, rede) WHERE rede IS NOT NULL;
--> statement-breakpoint
CREATE INDEX consents_pessoa ON consents (id_pessoa);
--> statement-breakpoint
CREATE INDEX questions_pessoa ON questions (id_pessoa) WHERE id_pessoa IS NOT NULL;
--> statement-breakpoint
CREATE INDEX reviews_pessoa ON reviews (id_pessoa) WHERE id_pessoa IS NOT NULL;
--> statement-breakpoint
CREATE INDEX review_votes_pessoa ON review_votes (id_pessoa);
