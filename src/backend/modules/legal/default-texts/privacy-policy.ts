export const defaultPrivacyPolicy = `## 1. Quem é o responsável pelos dados

A empresa identificada no rodapé desta página é a controladora dos dados pessoais tratados neste site. O contato do encarregado pela proteção de dados é o mesmo do atendimento, no rodapé de todas as páginas; escreva “Privacidade” no assunto.

## 2. Que dados tratamos

Tratamos só o necessário para mostrar, vender e entregar os cursos:

- Cadastro: nome, CPF, data de nascimento, telefone, e-mail e senha (guardada de forma que nem nós conseguimos lê-la).
- Matrícula: dados exigidos pelo curso, como endereço, escolaridade e, para menores de 18 anos, os dados do responsável legal.
- Pedido de bolsa, ou inscrição que confere documentos: a renda que você declara e os documentos que envia, que só você e quem decide abrem.
- Compra: curso, turma, valor, forma e situação do pagamento. Números de cartão são digitados no ambiente do provedor de pagamento e não passam por nossos servidores.
- Contato: o nome e o telefone que você informa em “Ligamos para você”, e o que você preenche ao pedir uma proposta para a sua empresa.
- Novidades por e-mail: o endereço que você informa, e quando confirmou ou cancelou.
- Uso do site: endereço IP, data e hora dos acessos, e as páginas que não foram encontradas, sem identificar quem as pediu.
- Necessidades específicas, só se você quiser informar, para adaptar aulas e provas. Ficam separadas dos demais dados.

## 3. Para que usamos e com que base legal

- Criar sua conta, processar a compra, matricular e emitir certificados: execução de contrato (art. 7º, V, da LGPD).
- Guardar documentos fiscais e registros de acesso: obrigação legal (art. 7º, II).
- Prevenir fraudes e proteger contas: legítimo interesse (art. 7º, IX), sempre com o mínimo de dados.
- Enviar novidades e medir o uso do site: consentimento (art. 7º, I), que você pode negar ou retirar quando quiser.
- Atender necessidades específicas: consentimento destacado (art. 11, I).

## 4. Cookies

Usamos cookies essenciais para manter você conectado e proteger a compra. Eles não podem ser lidos por outros sites nem por programas da página. Cookies de medição só são usados com o seu consentimento.

Um cookie marca por um ano o navegador em que você entrou na sua conta, para que possamos avisar você quando alguém entra com outro.

Um cookie lembra por 4 dias qual de duas versões do menu e do rodapé você vê. Ele guarda só o nome da versão e não identifica você.

Quando você dispensa a promoção do topo da página, um cookie guarda o código dela até você fechar o navegador, para que ela não volte.

Os últimos cursos que você viu, e a marca pela qual você chegou, ficam guardados apenas no seu navegador.

## 5. Com quem compartilhamos

Não vendemos dados pessoais. Compartilhamos somente com:

- a unidade de ensino em que você se matricula;
- os provedores de pagamento, para cobrar e devolver valores;
- autoridades públicas, quando a lei obriga.

## 6. Por quanto tempo guardamos

Dados de compra e matrícula são guardados pelos prazos da lei fiscal e educacional. Registros de acesso, por 6 meses, como manda o Marco Civil da Internet. Inscrições em novidades que ninguém confirmou são apagadas em 7 dias, e as canceladas em 180 dias. Documentos de um pedido de bolsa são apagados se você desistir, e 30 dias depois de uma recusa. Os demais dados são apagados quando deixam de ser necessários ou quando você pede.

## 7. Seus direitos

A qualquer momento você pode pedir, sem custo:

- a confirmação de que tratamos seus dados e uma cópia deles;
- a correção do que estiver incompleto ou desatualizado;
- a exclusão, o bloqueio ou a anonimização do que for desnecessário;
- a portabilidade para outro fornecedor;
- a informação sobre com quem compartilhamos;
- a revogação do consentimento e a revisão de decisões automatizadas.

## 8. Crianças e adolescentes

Dados de menores de 18 anos são tratados no melhor interesse deles. A matrícula depende da participação de um responsável legal.

## 9. Segurança

Toda a comunicação com o site é cifrada. O acesso interno é restrito a quem precisa dele e fica registrado. Se houver um incidente com risco para você, avisaremos você e a Autoridade Nacional de Proteção de Dados.

## 10. Mudanças nesta política

Quando este texto mudar, a data no alto da página muda também.

Se achar que seus direitos não foram respeitados, você pode reclamar à Autoridade Nacional de Proteção de Dados (ANPD).`;
