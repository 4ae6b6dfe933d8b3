-- Lists that show discounts first read them in this order.
ALTER TABLE courses ADD COLUMN com_desconto boolean
  GENERATED ALWAYS AS (preco_promocional_centavos IS NOT NULL AND preco_promocional_centavos < preco_original_centavos) STORED;
--> statement-breakpoint
CREATE INDEX courses_descontos ON courses (com_desconto DESC, mais_vendido_destaque DESC, titulo_busca, id_produto)
  WHERE publicado;
--> statement-breakpoint
-- Facets count all courses from this index alone, in the order of the open classes.
CREATE INDEX courses_facetas ON courses (id_produto)
  INCLUDE (id_modalidade, id_grupo_area_atuacao, id_area_atuacao, id_tipo_curso, gratuito, preco_centavos, com_desconto, mais_vendido_destaque)
  WHERE publicado;
--> statement-breakpoint
-- Suggestions look at titles and search terms alone.
CREATE INDEX courses_busca_titulo ON courses USING gin (busca_titulo);
--> statement-breakpoint
-- Shift and format as bits, in the order of `offerShifts` and `offerFormats`: a course's are one bit_or, with no texts compared.
ALTER TABLE offers ADD COLUMN bits_faceta integer GENERATED ALWAYS AS (
  CASE turno WHEN 'matutino' THEN 1 WHEN 'vespertino' THEN 2 WHEN 'noturno' THEN 4 WHEN 'integral' THEN 8 ELSE 16 END
  + CASE formato WHEN 'presencial' THEN 32 WHEN 'ead' THEN 64 ELSE 128 END
) STORED;
--> statement-breakpoint
DROP INDEX offers_open;
--> statement-breakpoint
CREATE INDEX offers_open ON offers (id_produto, id_cidade, turno, formato)
  INCLUDE (bits_faceta, inscricoes_ate, vagas_disponiveis, tipo_oferta) WHERE situacao IN ('em-aberto', 'confirmada');
