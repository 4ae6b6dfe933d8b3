import type { CourseDraft } from '../course-draft.ts';

export const technicalMechanicalCourses: CourseDraft[] = [
  {
    titulo: 'Técnico em Mecânica',
    area: 'metalmecanica',
    horas: 1200,
    texto:
      'Santa Catarina fabrica compressores, motores, ônibus e ferramentas, e todas essas fábricas procuram quem saiba ler um desenho e transformar aço em peça. O técnico em mecânica trabalha do projeto à inspeção final.',
    pratica:
      'Torno, fresadora, retífica, centro de usinagem CNC e máquina de medir por coordenadas: você passa por todas, com um projeto que cresce a cada semestre.',
    objetivos:
      'Elaborar desenhos e modelos 3D de componentes; Definir processos e parâmetros de usinagem; Controlar a qualidade dimensional; Coordenar equipes de produção e manutenção',
    modulos:
      'Desenho técnico e CAD; Metrologia; Materiais e tratamentos térmicos; Usinagem convencional; Programação CNC; Elementos de máquinas; Processos de soldagem; Projeto mecânico',
    termos: 'mecânico torneiro usinagem torno cnc fresa desenho CFT',
  },
  {
    titulo: 'Técnico em Fabricação Mecânica',
    area: 'manufatura',
    horas: 1200,
    texto:
      'Fabricar bem é escolher a sequência certa: por onde prender, o que cortar primeiro, como medir sem perder tempo. O curso aprofunda processos de fabricação e prepara para a função de processista.',
    pratica:
      'Com base em pedidos reais de empresas parceiras, você escreve o plano de processo, cronometra operações e usina o lote-piloto.',
    objetivos:
      'Elaborar roteiros de fabricação e fichas de processo; Programar e operar máquinas CNC; Reduzir tempos de preparação e refugo',
    modulos:
      'Leitura e interpretação de desenho; Metrologia dimensional; Processos de usinagem; CAD e CAM; Conformação e estampagem; Tempos e métodos; Controle estatístico; Projeto de processo',
    termos: 'usinagem cnc cam processista produção peças',
  },
  {
    titulo: 'Técnico em Ferramentaria',
    area: 'metalmecanica',
    horas: 1200,
    texto:
      'Toda peça plástica ou estampada nasce de um molde, e todo molde passa pelas mãos de um ferramenteiro. É um dos ofícios mais disputados do polo de Joinville e um dos que mais exigem precisão.',
    pratica:
      'Ao longo do curso, cada dupla constrói um molde de injeção e um estampo de corte, ajusta os dois em prensa e injetora e mede as primeiras peças.',
    objetivos:
      'Construir e ajustar moldes e estampos; Programar eletroerosão e usinagem de alta velocidade; Planejar a manutenção de ferramentas',
    modulos:
      'Desenho de ferramentas; Metrologia de precisão; Usinagem convencional e CNC; Eletroerosão a fio e por penetração; Moldes de injeção; Estampos de corte e dobra; Ajustagem e try-out',
    termos: 'ferramenteiro molde matriz estampo injeção usinagem',
  },
  {
    titulo: 'Técnico em Metalurgia',
    area: 'materiais',
    horas: 1200,
    texto:
      'Do forno de indução ao bloco de motor, o metal muda de estrutura muitas vezes. O técnico em metalurgia controla essas mudanças em fundições, aciarias e empresas de tratamento térmico.',
    pratica:
      'Você prepara areia e modelos, acompanha corridas de ferro fundido, lixa e ataca amostras e lê a microestrutura no microscópio.',
    objetivos:
      'Controlar processos de fundição e conformação; Realizar ensaios mecânicos e metalográficos; Especificar tratamentos térmicos; Investigar causas de defeitos',
    modulos:
      'Química e ciência dos materiais; Fundição e moldagem; Fornos e ligas ferrosas; Ligas não ferrosas; Tratamentos térmicos; Ensaios e metalografia; Qualidade e análise de falhas',
    termos: 'fundição aço ferro forno metal siderurgia',
  },
  {
    titulo: 'Técnico em Soldagem',
    area: 'metalmecanica',
    horas: 1200,
    texto:
      'Soldar é só uma parte: quem lidera uma equipe de soldagem precisa qualificar procedimentos, inspecionar juntas e responder por elas. O curso leva o soldador experiente e o iniciante até esse nível.',
    pratica:
      'São mais de 400 horas de cabine com eletrodo, MIG/MAG, TIG e arame tubular, seguidas de ensaios de dobramento, macrografia e ultrassom.',
    objetivos:
      'Soldar nas posições exigidas por norma; Elaborar EPS e RQPS; Inspecionar juntas por ensaios visuais e não destrutivos',
    modulos:
      'Tecnologia da soldagem; Eletrodo revestido; MIG/MAG e arame tubular; TIG em chapas e tubos; Metalurgia da soldagem; Ensaios e inspeção; Procedimentos e normas; Robótica de soldagem',
    termos: 'solda soldador mig mag tig eletrodo caldeiraria',
  },
  {
    titulo: 'Técnico em Manutenção Automotiva',
    area: 'automotiva',
    horas: 1200,
    texto:
      'O carro que chega à oficina tem dezenas de centrais eletrônicas, e o cliente quer saber o defeito antes de autorizar o serviço. Este curso forma o técnico que diagnostica com método, do motor a combustão ao híbrido.',
    pratica:
      'Você trabalha com scanner, osciloscópio automotivo, elevadores e motores em bancada, em veículos doados por montadoras.',
    objetivos:
      'Diagnosticar sistemas de injeção, freio, direção e transmissão; Interpretar diagramas e redes de comunicação veicular; Atender o cliente e orçar serviços; Trabalhar com segurança em veículos de alta tensão',
    modulos:
      'Motores de combustão interna; Eletricidade automotiva; Injeção eletrônica; Suspensão, direção e freios; Transmissões; Redes e eletrônica embarcada; Híbridos e elétricos; Gestão da oficina',
    termos: 'mecânico carro oficina injeção eletrônica automóvel motor',
  },
  {
    titulo: 'Técnico em Manutenção de Máquinas Industriais',
    area: 'manutencao-e-operacao',
    horas: 1200,
    texto:
      'Parada não programada custa caro e costuma dar aviso. Você aprende a ouvir esse aviso com instrumentos, a planejar a intervenção e a devolver a máquina em condição melhor do que a encontrou.',
    pratica:
      'Nas aulas, redutores, bombas, compressores e prensas são desmontados, medidos e montados de novo, com relatório fotográfico e lista de peças.',
    objetivos:
      'Executar manutenção corretiva, preventiva e preditiva; Alinhar e balancear conjuntos rotativos; Implantar indicadores e planos de lubrificação',
    modulos:
      'Desenho e metrologia; Elementos de máquinas; Lubrificação industrial; Hidráulica e pneumática; Usinagem e solda de manutenção; Análise de vibração; Planejamento e controle da manutenção',
    termos: 'mecânico manutenção industrial bombas máquinas pcm',
  },
  {
    titulo: 'Técnico em Plásticos',
    area: 'plastico',
    horas: 1200,
    texto:
      'Conexões hidráulicas, embalagens e peças automotivas fazem do plástico um dos motores da indústria do norte e do sul do estado. O técnico escolhe a resina, ajusta a máquina e responde pela peça.',
    pratica:
      'Injetoras, extrusoras e sopradoras funcionam de verdade nas aulas: você troca molde, regula ciclo e mede o efeito de cada parâmetro.',
    objetivos:
      'Selecionar polímeros e aditivos; Operar e regular processos de transformação; Ensaiar materiais e produtos; Planejar a reciclagem interna',
    modulos:
      'Química dos polímeros; Ensaios e caracterização; Injeção de termoplásticos; Extrusão e sopro; Moldes e ferramental; Reciclagem e sustentabilidade; Gestão da produção',
    termos: 'polímero injetora extrusora embalagem resina borracha',
  },
  {
    titulo: 'Técnico em Construção Naval',
    area: 'nautico-e-naval',
    horas: 1200,
    texto:
      'Os estaleiros de Itajaí e Navegantes constroem rebocadores, barcos de apoio e iates que seguem para o mundo todo. Aqui se forma quem traça, monta e inspeciona cascos e estruturas.',
    pratica:
      'Na sala de risco e na oficina, você desenvolve chapas, monta blocos em escala, solda estruturas e acompanha a montagem em estaleiros parceiros.',
    objetivos:
      'Interpretar planos de linhas e de arranjo; Montar estruturas navais em aço e alumínio; Controlar qualidade e prazos da obra',
    modulos:
      'Desenho naval; Arquitetura naval básica; Materiais e corrosão; Caldeiraria e traçado; Soldagem naval; Sistemas de bordo; Planejamento da construção',
    termos: 'estaleiro barco navio embarcação naval',
  },
  {
    titulo: 'Técnico em Petróleo e Gás',
    area: 'mineracao-e-extracao',
    horas: 1200,
    texto:
      'Da plataforma ao terminal, a cadeia de petróleo e gás depende de gente que conhece o processo e respeita o risco. O curso prepara para operação, instrumentação e apoio logístico.',
    pratica:
      'Simuladores de perfuração e de planta de processo permitem partir, operar e parar unidades sem sair do laboratório.',
    objetivos:
      'Operar processos de produção e tratamento; Ler fluxogramas e instrumentos; Aplicar normas de segurança em áreas classificadas',
    modulos:
      'Geologia do petróleo; Perfuração e completação; Processamento primário; Refino e gás natural; Instrumentação; Logística offshore; Segurança e meio ambiente',
    termos: 'petróleo gás offshore plataforma refinaria',
  },
  {
    titulo: 'Técnico em Mineração',
    area: 'mineracao-e-extracao',
    horas: 1200,
    texto:
      'Carvão, argila, fluorita, areia e brita: o subsolo catarinense abastece energia, cerâmica e construção. O técnico em mineração planeja a lavra, controla o desmonte e cuida da recuperação da área.',
    pratica:
      'As aulas de campo em minas da região carbonífera se somam ao laboratório, onde você classifica minérios e simula a ventilação de galerias.',
    objetivos:
      'Levantar e representar frentes de lavra; Controlar beneficiamento de minérios; Aplicar a NR-22 no dia a dia da mina; Acompanhar planos de recuperação ambiental',
    modulos:
      'Geologia geral; Topografia de mina; Lavra a céu aberto e subterrânea; Perfuração e desmonte; Beneficiamento de minérios; Segurança na mineração; Recuperação de áreas degradadas',
    termos: 'mina carvão geologia minério pedreira brita',
  },
];
