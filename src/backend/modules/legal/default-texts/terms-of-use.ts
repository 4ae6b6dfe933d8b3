export const defaultTermsOfUse = `## 1. O que são estes termos

Estes termos valem para quem usa esta loja: quem só olha os cursos, quem cria uma conta e quem compra. Ao criar a conta você declara que leu e aceita este texto e a Política de Privacidade. Guardamos a versão aceita, com o dia e a hora.

Cada curso tem ainda um contrato próprio, que aparece antes do pagamento. Se o contrato e estes termos disserem coisas diferentes, vale o contrato.

## 2. Sua conta

- Informe dados verdadeiros e mantenha-os em dia: o certificado sai com o nome que está na conta.
- A senha é só sua. Se desconfiar que alguém a conhece, troque-a e encerre as outras sessões em Minha Conta.
- Quem tem menos de 18 anos se matricula com um responsável legal, que aceita o contrato e paga.
- Você pode excluir a conta quando quiser, em Minha Conta. Documentos que a lei manda guardar ficam, sem seus contatos.

## 3. Cursos, turmas e vagas

Cada turma tem cidade, turno, datas, endereço e número de vagas próprios. Enquanto você paga, a vaga fica reservada pelo prazo que a página mostra. Se o prazo passar, ela volta a quem espera.

Se uma turma for cancelada, devolvemos tudo o que foi pago. Se for adiada, você escolhe entre a nova data e a devolução.

## 4. Preço e pagamento

O preço que vale é o mostrado no resumo da compra, em reais, no momento em que você confirma. Cupons têm prazo, quantidade e cursos próprios. O total, com ou sem parcelas, aparece antes da confirmação.

## 5. Desistência

Quem compra pela internet pode desistir em até 7 dias e recebe de volta tudo o que pagou (Código de Defesa do Consumidor, art. 49). Depois desse prazo vale o que diz o contrato do curso.

## 6. Opiniões e perguntas

Só opina quem estuda ou estudou no curso. Opiniões e perguntas são lidas antes de aparecer. Não publicamos dados pessoais, ofensas, propaganda nem o que não é sobre o curso, e não mudamos o que foi escrito.

## 7. O que não é permitido

- Usar os dados de outra pessoa sem autorização.
- Tentar entrar em contas, sistemas ou áreas que não são suas.
- Copiar o conteúdo dos cursos para vender ou publicar.
- Sobrecarregar o site com programas automáticos.

## 8. Nossa responsabilidade

Cuidamos para que o site funcione o tempo todo, mas manutenções e falhas acontecem. Uma falha nossa não tira de você prazo, vaga nem desconto a que tinha direito. Nada nestes termos diminui os direitos que a lei dá ao consumidor.

## 9. Mudanças e dúvidas

Quando este texto mudar, a versão e a data no alto da página mudam também. O que você aceitou continua guardado com a versão daquele dia. Estes termos seguem as leis brasileiras. Dúvidas? Fale conosco.`;
