/** The text of the program as a school goes on from it. What the shop carries out stands in fields. */
export const defaultContract = `# CONTRATO DE PRESTAÇÃO DE SERVIÇOS EDUCACIONAIS

1. **Objeto.** A CONTRATADA oferece ao ESTUDANTE a turma escolhida na compra, com o conteúdo, a carga horária, o local e o horário mostrados na página da turma.

2. **Preço e pagamento.** O preço é o mostrado no resumo da compra, já com o desconto aplicado. A vaga fica reservada durante o prazo de pagamento e é liberada se o pagamento não for confirmado.

3. **Início e mudanças.** {{mudancas_da_turma}}

4. **Direito de arrependimento.** {{arrependimento}}

5. **Desistência depois desse prazo.** {{desistencia}}

6. **Frequência e certificado.** O certificado é emitido a quem tem pelo menos 75% de presença e aproveitamento suficiente. Treinamentos de normas regulamentadoras seguem a frequência que a norma exigir.

7. **Menores de 18 anos.** O aceite e o pagamento são feitos pelo responsável legal, que responde por este contrato.

8. **Dados pessoais.** Os dados são usados para matrícula, ensino, certificação e cobrança, pelos prazos da lei. O ESTUDANTE pode consultar, corrigir e exportar seus dados em Minha Conta.

9. **Foro.** Fica eleito o foro do domicílio do ESTUDANTE.`;
