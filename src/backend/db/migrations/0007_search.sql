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
