import type { CourseDraft } from '../course-draft.ts';

export const technicalElectricalCourses: CourseDraft[] = [
  {
    titulo: 'Técnico em Eletrotécnica',
    area: 'energia',
    horas: 1200,
    texto:
      'Da subestação até a tomada, alguém precisa projetar, instalar e manter o caminho da energia. O técnico em eletrotécnica faz isso em indústrias, prédios e concessionárias, e pode assinar projetos dentro dos limites do conselho profissional.',
    pratica:
      'Você monta quadros de comando, aciona motores de três maneiras diferentes, mede fator de potência e desenha o projeto elétrico completo de uma pequena fábrica.',
    objetivos:
      'Projetar instalações elétricas prediais e industriais de baixa tensão; Montar e diagnosticar comandos elétricos e partidas de motores; Planejar a manutenção de transformadores e subestações; Aplicar a NR-10 em cada etapa do serviço',
    modulos:
      'Eletricidade e medidas elétricas; Desenho técnico e CAD elétrico; Instalações elétricas prediais; Máquinas elétricas e acionamentos; Comandos elétricos e CLP; Instalações industriais e subestações; Sistemas elétricos de potência; Projeto integrador',
    termos: 'eletricista eletricidade elétrica subestação alta tensão CFT',
  },
  {
    titulo: 'Técnico em Eletroeletrônica',
    area: 'automacao-e-eletroeletronica',
    horas: 1200,
    texto:
      'Quem une força e sinal encontra trabalho em quase toda linha de produção. Este curso junta instalações elétricas, eletrônica de potência e automação numa formação só, pensada para quem vai cuidar de máquinas que têm motor, sensor e placa ao mesmo tempo.',
    pratica:
      'Nas bancadas, você repara fontes e inversores, lê esquemas, programa um CLP simples e substitui sensores sem parar a linha inteira.',
    objetivos:
      'Instalar e manter sistemas eletroeletrônicos industriais; Diagnosticar defeitos em placas, fontes e acionamentos; Parametrizar inversores e soft-starters',
    modulos:
      'Fundamentos da eletricidade; Eletrônica analógica; Eletrônica digital; Instalações elétricas; Eletrônica de potência; Controladores lógicos programáveis; Manutenção eletroeletrônica; Projeto de conclusão',
    termos: 'eletricista eletrônica elétrica manutenção inversor',
  },
  {
    titulo: 'Técnico em Automação Industrial',
    area: 'automacao-e-eletroeletronica',
    horas: 1200,
    texto:
      'Uma linha automatizada só funciona bem quando alguém entende o que o sensor viu e o que o controlador decidiu. É esse raciocínio, do campo à tela do supervisório, que você desenvolve ao longo do curso.',
    pratica:
      'O laboratório tem plantas didáticas de nível, vazão e temperatura, esteiras com manipuladores e CLPs de três fabricantes, tudo disponível para programar, errar e corrigir.',
    objetivos:
      'Programar CLPs e telas de supervisão; Instalar e calibrar instrumentos de campo; Integrar robôs, esteiras e redes industriais; Propor melhorias com base em dados do processo',
    modulos:
      'Eletricidade aplicada; Lógica de programação; Instrumentação e controle; Pneumática e hidráulica; CLP e IHM; Redes industriais e supervisórios; Robótica industrial; Projeto de automação',
    termos: 'clp plc robótica scada sensores indústria 4.0 automação',
  },
  {
    titulo: 'Técnico em Mecatrônica',
    area: 'automacao-e-eletroeletronica',
    horas: 1200,
    texto:
      'Mecânica, eletrônica e programação no mesmo boletim. O curso de mecatrônica agrada a quem gosta de ver o próprio código mover um braço, abrir uma garra ou separar peças por cor.',
    pratica:
      'Cada turma projeta, usina, monta e programa uma máquina do zero: no fim do quarto semestre, ela é apresentada funcionando para empresas da região.',
    objetivos:
      'Desenhar e montar conjuntos mecânicos com precisão; Programar microcontroladores, CLPs e robôs; Integrar acionamentos elétricos, pneumáticos e hidráulicos',
    modulos:
      'Desenho mecânico e metrologia; Eletricidade e eletrônica; Processos de usinagem; Pneumática e hidráulica; Microcontroladores; CLP e acionamentos; Robótica; Projeto de máquina',
    termos: 'robótica robô arduino mecânica eletrônica automação',
  },
  {
    titulo: 'Técnico em Eletrônica',
    area: 'eletronica-e-automacao',
    horas: 1200,
    texto:
      'Por trás de um respirador, de uma balança ou de um portão automático existe uma placa que alguém desenhou, montou e testou. O técnico em eletrônica acompanha esse ciclo inteiro, da lista de componentes ao relatório de ensaio.',
    pratica:
      'Você solda componentes SMD, usa osciloscópio desde a segunda semana, fabrica a própria placa e grava o firmware que ela vai rodar.',
    objetivos:
      'Analisar circuitos analógicos e digitais; Projetar e montar placas de circuito impresso; Programar microcontroladores em C; Fazer manutenção de equipamentos eletrônicos',
    modulos:
      'Circuitos elétricos; Dispositivos semicondutores; Eletrônica digital; Microcontroladores em linguagem C; Projeto de placas; Telecomunicações básicas; Manutenção de equipamentos; Projeto final',
    termos: 'eletrônico placa circuito conserto solda componentes arduino',
  },
  {
    titulo: 'Técnico em Telecomunicações',
    area: 'eletronica-e-automacao',
    horas: 1200,
    texto:
      'Fibra óptica chegou ao interior de Santa Catarina e, com ela, provedores que disputam profissionais capazes de projetar e manter redes de verdade. Aqui você aprende do cabo ao enlace de rádio.',
    pratica:
      'Fusão de fibra, medição com OTDR, alinhamento de antenas e configuração de equipamentos de provedor fazem parte da rotina das aulas.',
    objetivos:
      'Instalar e certificar redes ópticas e metálicas; Configurar equipamentos de acesso e transmissão; Elaborar projetos de redes para provedores e empresas',
    modulos:
      'Eletricidade e eletrônica; Sistemas de comunicação; Cabeamento estruturado; Fibra óptica e redes GPON; Redes IP; Rádio e antenas; Gestão de projetos de telecom',
    termos: 'fibra óptica internet provedor redes telefonia antena',
  },
  {
    titulo: 'Técnico em Cibersistemas para Automação',
    area: 'eletronica-e-automacao',
    horas: 1200,
    texto:
      'Máquinas que conversam entre si geram dados, e alguém precisa transformar esses dados em decisão. O curso forma o técnico que conecta o chão de fábrica à nuvem sem descuidar da segurança da rede.',
    pratica:
      'Durante o curso você instrumenta uma máquina antiga, envia as leituras para um painel na nuvem e cria o alarme que avisa a manutenção antes da quebra.',
    objetivos:
      'Integrar dispositivos por redes industriais e IoT; Desenvolver painéis com dados de produção; Aplicar práticas de cibersegurança em ambientes de automação',
    modulos:
      'Programação em Python; Eletrônica e sensores; Redes industriais; Internet das coisas; Banco de dados e painéis; Segurança cibernética industrial; Gêmeos digitais; Projeto integrador',
    termos: 'iot internet das coisas indústria 4.0 dados python automação',
  },
  {
    titulo: 'Técnico em Sistemas de Energia Renovável',
    area: 'sistemas-de-energia',
    horas: 1200,
    texto:
      'Telhados solares, pequenas centrais hidrelétricas e biodigestores já fazem parte da paisagem catarinense. O curso prepara quem vai dimensionar, instalar e acompanhar esses sistemas durante toda a vida útil.',
    pratica:
      'No telhado didático, você fixa módulos, comissiona inversores e compara a geração prevista com a medida, mês a mês.',
    objetivos:
      'Dimensionar sistemas fotovoltaicos conectados e isolados; Avaliar o potencial eólico, hídrico e de biomassa; Elaborar estudos de retorno para clientes; Cumprir as normas da distribuidora e a NR-35',
    modulos:
      'Fundamentos de eletricidade; Recursos energéticos; Energia solar fotovoltaica; Energia eólica e hídrica; Biomassa e biogás; Eletrônica de potência; Eficiência energética; Projeto de usina',
    termos: 'energia solar fotovoltaica placa solar eólica sustentável painel',
  },
  {
    titulo: 'Técnico em Refrigeração e Climatização',
    area: 'refrigeracao-e-climatizacao',
    horas: 1200,
    texto:
      'Frigoríficos, hospitais e centros de dados não podem ficar sem frio. O técnico em refrigeração e climatização projeta, instala e mantém câmaras, centrais de água gelada e sistemas de ar com os cuidados que os novos fluidos exigem.',
    pratica:
      'Você brasa tubulações, faz vácuo e carga de fluido, mede superaquecimento e equilibra a vazão de ar de um andar inteiro.',
    objetivos:
      'Calcular carga térmica e selecionar equipamentos; Instalar e manter sistemas comerciais e industriais; Elaborar o PMOC exigido por lei; Manusear fluidos refrigerantes com segurança',
    modulos:
      'Termodinâmica aplicada; Eletricidade e comandos; Refrigeração comercial; Ar-condicionado e ventilação; Refrigeração industrial com amônia; Automação de sistemas de frio; Projetos e PMOC',
    termos: 'ar-condicionado geladeira split câmara fria refrigerista pmoc',
  },
  {
    titulo: 'Técnico em Eletromecânica',
    area: 'manutencao-e-operacao',
    horas: 1200,
    texto:
      'Quando a máquina para, o eletromecânico é quem olha o rolamento e também o contator. A formação combina as duas frentes para que você resolva o problema sem esperar por outra equipe.',
    pratica:
      'As oficinas reproduzem um setor de manutenção: você recebe a ordem de serviço, desmonta, mede, troca, alinha a laser e testa antes de liberar.',
    objetivos:
      'Executar manutenção mecânica e elétrica de máquinas; Interpretar desenhos, esquemas e manuais; Planejar paradas e estoques de peças; Usar análise de vibração e termografia',
    modulos:
      'Metrologia e desenho técnico; Eletricidade industrial; Elementos de máquinas; Soldagem e usinagem de apoio; Comandos elétricos; Hidráulica e pneumática; Manutenção preditiva; Gestão da manutenção',
    termos: 'mecânico eletricista manutenção industrial máquinas',
  },
];
