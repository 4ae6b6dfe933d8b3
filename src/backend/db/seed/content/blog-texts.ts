/**
 * The texts of the sample blog by slug: a summary, and paragraphs apart by an empty line under titles that
 * begin with '## '.
 */
export const blogTexts: Readonly<Record<string, { resumo: string; texto: string }>> = {
  'curso-tecnico-ou-graduacao': {
    resumo: 'Tempo, custo, rotina e o que cada diploma permite: perguntas que ajudam a decidir.',
    texto: `Curso técnico e graduação não competem entre si. Um prepara para uma função, a outra abre um campo inteiro. A boa pergunta não é qual vale mais, e sim qual cabe na sua vida agora.

## Olhe para o tempo que você tem

Um curso técnico costuma levar de um ano e meio a dois anos. Uma graduação leva de dois anos e meio a cinco. Se você precisa de renda em breve, o técnico chega antes. Se já trabalha na área e quer assumir projetos ou equipes, a graduação pode ser o passo seguinte.

## Compare a rotina, não só o nome

Veja o turno, os dias da semana e o caminho até a unidade. Um curso excelente do outro lado da cidade, quatro noites por semana, é mais fácil de abandonar do que um bom curso perto de casa.

## Um caminho não fecha o outro

Muita gente faz o técnico, começa a trabalhar e paga a graduação com o salário da nova profissão. Quem faz esse percurso chega à faculdade sabendo para que serve cada matéria.`,
  },
  'profissoes-da-industria': {
    resumo: 'O que essas funções fazem no dia a dia e que curso leva a cada uma.',
    texto: `A indústria contrata quem sabe fazer e sabe explicar o que fez. Estas sete funções aparecem em fábricas de todos os tamanhos.

## Na manutenção

O eletromecânico mantém as máquinas rodando. O técnico em automação programa o que elas fazem. O mecânico de refrigeração cuida de câmaras frias e da climatização.

## Na produção

O operador de usinagem transforma um desenho em peça. O soldador junta o que precisa aguentar peso e pressão. O técnico em qualidade mede, registra e para a linha quando algo sai do limite.

## Na segurança

O técnico em segurança do trabalho observa, treina e convence. É uma função de conversa tanto quanto de norma.

Em comum, todas pedem leitura de desenho, matemática básica e disposição para continuar estudando. Nenhum anúncio de vaga substitui uma visita: peça para conhecer o laboratório do curso antes de se matricular.`,
  },
  'nr-quem-precisa': {
    resumo: 'Três normas que sempre geram dúvida, explicadas para quem trabalha e para quem contrata.',
    texto: `As normas regulamentadoras dizem o que a empresa deve fazer para que ninguém se machuque no trabalho. O treinamento é parte disso, e quem paga por ele é o empregador.

## NR-10: eletricidade

Precisa dela quem trabalha com instalações elétricas ou perto delas. O curso básico tem 40 horas e a reciclagem é feita a cada dois anos, ou antes, se a pessoa muda de função ou de empresa.

## NR-33: espaços confinados

Vale para quem entra em tanques, silos e galerias, para quem vigia a entrada e para quem supervisiona. Trabalhadores e vigias se atualizam todo ano.

## NR-35: trabalho em altura

É exigida para atividades acima de dois metros do nível inferior, onde haja risco de queda. O treinamento inicial tem oito horas e se repete a cada dois anos.

Guarde o certificado e confira o que está escrito nele: conteúdo, carga horária, data e nome de quem ministrou. Em dúvida, leia a norma no site do Ministério do Trabalho: o texto em vigor é o que vale.`,
  },
  'instalador-solar': {
    resumo: 'Telhado, cálculo e papelada: como é o trabalho de quem instala energia solar.',
    texto: `Quem vê de longe imagina alguém parafusando placas no telhado. A instalação é só uma parte do trabalho.

## Antes de subir

O instalador olha a conta de luz, mede o telhado, verifica sombras e confere se a estrutura aguenta o peso. Depois calcula quantos módulos são precisos e qual inversor combina com eles.

## Em cima do telhado

Aqui contam a NR-35, o cinto bem ajustado e a pressa de ninguém. A estrutura é fixada sem abrir caminho para a chuva, os módulos são ligados em série e cada conexão é testada.

## Depois de descer

O sistema só pode ser ligado à rede com a autorização da distribuidora. O projeto é assinado por um profissional habilitado. Explicar ao cliente como ler o aplicativo do inversor evita metade das ligações dos meses seguintes.

Para começar, um curso de eletricista ajuda muito. Quem já domina a instalação predial aprende a parte fotovoltaica com bem menos esforço.`,
  },
  'primeira-vaga-em-tecnologia': {
    resumo: 'Um roteiro sem promessas: o que estudar primeiro e o que mostrar na entrevista.',
    texto: `Ninguém aprende tecnologia inteira. Quem consegue a primeira vaga costuma ter aprendido bem uma parte pequena e ter como mostrar.

## Os três primeiros meses

Escolha uma linguagem e fique nela. Faça exercícios curtos todos os dias, em vez de um fim de semana inteiro por mês. Aprenda a usar o controle de versões desde o começo.

## Um projeto que alguém use

O controle de estoque da loja da sua tia vale mais do que dez cópias de um tutorial. Um projeto de verdade tem dados errados, pedidos estranhos e prazos, e é disso que se fala numa entrevista.

## Na entrevista

Conte o problema, o que você tentou, o que deu errado e como resolveu. Dizer que não sabe e explicar como descobriria é uma boa resposta.

Suporte técnico, testes e dados também são portas de entrada. Um curso com turma e professor ajuda quem desiste de estudar sozinho na terceira semana.`,
  },
  'perguntas-antes-da-matricula': {
    resumo: 'Dez minutos de perguntas evitam meses de arrependimento.',
    texto: `Antes de pagar, faça perguntas. Uma boa escola gosta delas.

## Sobre a turma

Quando começa e quando termina? Em que dias, em que horário e em que endereço? O que acontece se a turma não fechar? Quem falta pode repor a aula?

## Sobre o preço

O valor é do curso inteiro ou de cada mês? O material está incluído? Qual é o total a prazo? Até quando posso desistir e receber de volta?

## Sobre o certificado

Quem emite? É certificado ou diploma? Que frequência e que nota são exigidas? Ele é aceito para o que eu quero fazer?

## Sobre você

Quanto tempo leva de casa até a unidade, no horário da aula? Quem fica com as crianças? Dá para estudar duas horas fora da aula?

Aqui, as respostas das três primeiras listas estão na página de cada curso. A quarta só você pode responder.`,
  },
  'erros-de-fermentacao': {
    resumo: 'Água quente, pressa e farinha demais: o que estraga um pão e como corrigir.',
    texto: `Pão é farinha, água, sal, fermento e tempo. Quando dá errado, quase sempre foi o tempo.

## Água quente demais

Acima de uns 40 graus o fermento começa a sofrer. Use água morna no frio e fresca no verão.

## Pressa

A massa está pronta quando dobra de tamanho, não quando o relógio manda. Aperte com o dedo: se a marca volta devagar, pode ir ao forno.

## Farinha a mais

A massa gruda no começo e muita gente põe mais farinha. Espere dez minutos, sove mais um pouco, e ela se solta sozinha.

## Sal em cima do fermento

Misture o sal na farinha primeiro. Em contato direto, ele atrasa a fermentação.

## Forno frio

O pão cresce nos primeiros minutos. Aqueça o forno por pelo menos vinte minutos e ponha uma vasilha com água dentro para fazer vapor.

Anote o que você fez a cada fornada. É assim que as padarias acertam sempre.`,
  },
  'comecar-na-costura': {
    resumo: 'Da primeira máquina à primeira encomenda, num estado que vive de moda.',
    texto: `Santa Catarina veste boa parte do país, e as confecções do Vale do Itajaí procuram costureiras e costureiros o ano inteiro.

## Uma máquina basta

Comece com uma máquina reta doméstica. Aprenda a passar a linha, regular a tensão e costurar em linha reta antes de pensar em overloque e galoneira.

## Treine com tecido barato

Lençóis usados são ótimos. Faça ecobags, fronhas e barras de calça. Cada uma ensina uma coisa: canto, curva, acabamento.

## Em casa ou na fábrica

Na fábrica você aprende ritmo e máquinas industriais, com salário desde o primeiro mês. Em casa você cuida de tudo, do molde à entrega. Muita gente passa pela fábrica antes de abrir a própria facção.

Um curso encurta o caminho: em poucas semanas você usa máquinas que não caberiam na sua sala e aprende a ler uma ficha técnica.`,
  },
  'manutencao-preditiva': {
    resumo: 'Corretiva, preventiva e preditiva em exemplos de dentro de casa.',
    texto: `Trocar a lâmpada quando queima é manutenção corretiva. Trocar o óleo do carro a cada dez mil quilômetros é preventiva. Ouvir um barulho diferente e levar o carro antes de quebrar é preditiva.

## O que se mede

Numa fábrica, o barulho diferente é medido: vibração, temperatura, corrente elétrica, partículas no óleo. Um gráfico que sobe devagar avisa com semanas de antecedência que um rolamento vai falhar.

## Por que compensa

A máquina para na hora combinada, com a peça já comprada e a equipe avisada. O conserto é o mesmo, mas a produção perdida é muito menor.

## Por onde começar

Não é preciso comprar sensores caros. Escolha a máquina que mais dói quando para, meça a mesma coisa toda semana, no mesmo ponto, e anote. Em três meses já existe uma história para ler.`,
  },
  'primeira-marcenaria': {
    resumo: 'O que comprar primeiro, o que pode esperar e o que ninguém põe na conta.',
    texto: `Uma marcenaria pequena começa antes das máquinas: começa pelo espaço, pela rede elétrica e por saber o que você vai vender.

## O que vem primeiro

Serra circular, parafusadeira, lixadeira, grampos em quantidade e uma bancada firme resolvem a maioria dos móveis simples. Usadas e revisadas servem bem. Proteção para ouvidos, olhos e pulmões não se compra usada.

## O que pode esperar

Esquadrejadeira, coladeira de bordas e coifa de pó entram quando os pedidos pagam por elas. Até lá, mande cortar as chapas na loja.

## O que se esquece

Ferragens, frete, retrabalho, impostos e as horas gastas em orçamento que não vira pedido. Some tudo e só então ponha preço no móvel.

Antes de investir, trabalhe alguns meses na oficina de outra pessoa ou faça um curso com prática. Errar em madeira alheia, com professor ao lado, sai mais barato.`,
  },
  'carreira-com-o-filho': {
    resumo: 'Menos conselho e mais pergunta: como conversar sobre futuro com um adolescente.',
    texto: `A pergunta "o que você vai ser?" assusta. Quase ninguém sabe responder aos quinze anos, e tudo bem.

## Troque a pergunta

Experimente: que problema você gosta de resolver? Prefere mexer com gente, com coisas ou com ideias? O que faz o tempo passar depressa?

## Mostre trabalhos, não profissões

Um dia na oficina do vizinho, uma visita a uma escola técnica ou uma conversa com quem programa ensinam mais do que uma lista de cursos.

## Cuide do que é seu

Às vezes o medo é dos pais: de que falte dinheiro, de que o filho se arrependa. Dizer isso em voz alta ajuda os dois.

## Decisões pequenas

Um curso de férias ou de poucas semanas é uma boa prova. Se não servir, também se aprendeu algo. Nenhuma escolha dos quinze anos precisa durar para sempre.`,
  },
  'ergonomia-em-casa': {
    resumo: 'Cadeira, tela e pausas: ajustes simples para quem trabalha em casa.',
    texto: `Dor nas costas no fim do dia não é parte do trabalho. Quase sempre alguns ajustes resolvem.

## A tela na altura dos olhos

Ponha o notebook sobre uma pilha de livros e use teclado e mouse separados. O alto da tela fica na linha dos olhos, à distância de um braço.

## Os pés no chão

Se a cadeira é alta, use um apoio: uma caixa firme serve. Joelhos e cotovelos ficam em ângulo reto, e as costas encostam no encosto.

## A luz de lado

Janela atrás da tela cansa a vista, e atrás de você faz reflexo. De lado é melhor.

## Pausas de verdade

A cada hora, levante por alguns minutos. Buscar água longe da mesa já conta.

Se a dor continua por mais de duas semanas, procure um profissional de saúde. Ajuste de cadeira não substitui consulta.`,
  },
  'robotica-na-escola': {
    resumo: 'Trabalhar em grupo, errar sem drama e explicar o que se fez: o que fica depois do robô.',
    texto: `O robô que segue uma linha preta no chão é simpático, mas não é ele o resultado da aula.

## Errar e tentar de novo

O carrinho não anda na primeira vez. As crianças aprendem a mudar uma coisa por vez e a observar o que aconteceu. É o método científico, sem esse nome.

## Dividir o trabalho

Alguém monta, alguém programa, alguém anota. Na semana seguinte, trocam. Quem só queria mandar aprende a ouvir.

## Explicar

Ao fim de cada projeto, o grupo conta o que fez para quem não viu. Explicar mostra o que ficou entendido e o que não ficou.

## Em casa

Não é preciso comprar um kit. Uma receita de bolo é um programa: passos em ordem, condições e repetições. Cozinhar junto é uma boa aula.`,
  },
};
