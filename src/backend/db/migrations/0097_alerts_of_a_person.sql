-- Alerts that wait to be sent name their person, for the link that ends the person's other alerts.
UPDATE outbox SET dados = outbox.dados || jsonb_build_object('id_pessoa', logins.id_pessoa)
FROM logins
WHERE outbox.tipo = 'turma-aberta' AND outbox.enviado_em IS NULL AND logins.email = outbox.destinatario;
