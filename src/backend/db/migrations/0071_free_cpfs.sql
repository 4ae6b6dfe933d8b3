-- Whoever names a CPF first keeps its owner out of no offer, and learns nothing of them: an account has one live enrolment of an
-- offer, whatever CPF it names. Duplicates are still found by this.
DROP INDEX enrolments_live_student;
--> statement-breakpoint
CREATE INDEX enrolments_live_student ON enrolments (id_oferta, cpf)
  WHERE estado IN ('INSCRITA', 'MATRICULADA', 'LISTA_ESPERA');
