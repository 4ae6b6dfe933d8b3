import type { AreaSlug } from './area-groups.ts';

const shopFloor: readonly AreaSlug[] = [
  'metalmecanica',
  'manufatura',
  'manutencao-e-operacao',
  'automotiva',
  'plastico',
  'materiais',
];
const electric: readonly AreaSlug[] = [
  'energia',
  'sistemas-de-energia',
  'automacao-e-eletroeletronica',
  'eletronica-e-automacao',
  'manutencao-e-operacao',
  'refrigeracao-e-climatizacao',
  'automotiva',
];
const digital: readonly AreaSlug[] = ['tecnologia-da-informacao', 'eletronica-e-automacao'];
const drawing: readonly AreaSlug[] = [
  ...shopFloor,
  'construcao-civil',
  'madeira-e-mobiliario',
  'nautico-e-naval',
  'energia',
];
const management: readonly AreaSlug[] = ['gestao-logistica-e-seguranca-do-trabalho', 'manufatura'];
const manual: readonly AreaSlug[] = [
  ...drawing,
  ...electric,
  'mineracao-e-extracao',
  'quimica-e-meio-ambiente',
  'gestao-logistica-e-seguranca-do-trabalho',
  'alimentos',
];

const topics: readonly (readonly [RegExp, string, (readonly AreaSlug[])?])[] = [
  [
    /^projeto\b|portfólio|plano de negócio/i,
    'Definição do problema; Planejamento e cronograma; Desenvolvimento acompanhado; Apresentação à banca',
  ],
  [
    /primeiros socorros|reanimação|traumas/i,
    'Avaliação da cena; Acionamento do socorro; Reanimação cardiopulmonar; Hemorragias e fraturas',
  ],
  [
    /incêndio|classes de fogo|teoria do fogo|combate/i,
    'Classes de incêndio; Agentes extintores; Uso de extintores e hidrantes; Abandono de área',
  ],
  [
    /simulado|emergência|resgate|fuga/i,
    'Plano de emergência; Comunicação; Exercício cronometrado; Conversa de avaliação',
  ],
  [
    /legisla|norma|responsabilidades|regulament|revisão|atualização/i,
    'Direitos e deveres; Itens da norma; Documentos exigidos; Casos e decisões recentes',
  ],
  [/\bcipa\b/i, 'Composição e eleição; Atribuições; Reuniões e atas; Plano de trabalho'],
  [
    /\bepi|proteç|riscos|segurança/i,
    'Identificação de perigos; Medidas de proteção coletiva; Equipamentos individuais; Procedimentos seguros',
    manual,
  ],
  [
    /segurança|cibern|ameaças/i,
    'Ameaças comuns; Controle de acesso; Cópias de segurança; Resposta a incidentes',
    ['tecnologia-da-informacao', 'eletronica-e-automacao'],
  ],
  [
    /metrolog|paquímetro/i,
    'Sistema de unidades; Paquímetro e micrômetro; Tolerâncias; Erros de medição',
    shopFloor,
  ],
  [
    /desenho|vistas|leitura/i,
    'Vistas e perspectivas; Cotas e escalas; Cortes e símbolos; Leitura de projetos',
    drawing,
  ],
  [
    /eletricidade|circuitos el/i,
    'Tensão, corrente e potência; Lei de Ohm; Circuitos em série e paralelo; Uso do multímetro',
    electric,
  ],
  [
    /comandos el|partidas|contator/i,
    'Contatores e relés; Diagramas de força e comando; Partida direta e estrela-triângulo; Localização de falhas',
    electric,
  ],
  [
    /\bclp|ladder|controladores lógicos/i,
    'Entradas e saídas; Linguagem ladder; Temporizadores e contadores; Simulação e testes',
    electric,
  ],
  [
    /rob[óô]/i,
    'Referenciais e movimentos; Programação por pontos; Garras e sensores; Segurança na célula',
    [...electric, 'metalmecanica'],
  ],
  [
    /hidráulica|pneum|ar comprimido|válvulas/i,
    'Princípios físicos; Válvulas e atuadores; Leitura de circuitos; Diagnóstico de falhas',
    [...shopFloor, ...electric],
  ],
  [
    /sold(a|ag)|eletrodo|\bmig|\btig\b/i,
    'Preparação da junta; Regulagem da máquina; Prática em cabine; Inspeção visual',
    ['metalmecanica', 'nautico-e-naval'],
  ],
  [
    /cnc|usinagem|torne|fresa|\bcam\b/i,
    'Ferramentas de corte; Parâmetros; Preparação da máquina; Controle dimensional',
    ['metalmecanica', 'manufatura'],
  ],
  [
    /motor/i,
    'Princípio de funcionamento; Componentes; Desmontagem e medição; Regulagem',
    ['automotiva', 'nautico-e-naval'],
  ],
  [
    /inje(ç|tor)|extru|molde/i,
    'Matéria-prima; Parâmetros de processo; Defeitos típicos; Ajustes na máquina',
    ['plastico'],
  ],
  [
    /manuten|diagnóstico|falhas/i,
    'Sintomas e causas; Instrumentos de teste; Roteiro de diagnóstico; Registro do serviço',
    [...shopFloor, ...electric],
  ],
  [
    /\blógica|programação|python|java|back-end/i,
    'Variáveis e tipos; Estruturas de decisão e repetição; Funções; Exercícios em laboratório',
    digital,
  ],
  [/html|front-end|css/i, 'Estrutura da página; Estilos responsivos; Acessibilidade; Publicação', digital],
  [
    /banco de dados|sql|painéis|consultas/i,
    'Modelagem; Consultas; Limpeza e validação; Visualização',
    digital,
  ],
  [
    /rede|tcp|roteador|cabeamento/i,
    'Endereçamento; Equipamentos de rede; Configuração; Testes e documentação',
    digital,
  ],
  [
    /nuvem|servidor|linux/i,
    'Instalação; Usuários e permissões; Serviços; Monitoramento',
    ['tecnologia-da-informacao'],
  ],
  [/estoque|armaz|almox/i, 'Recebimento e conferência; Endereçamento; Inventário; Indicadores', management],
  [/transporte|frete/i, 'Modais; Roteirização; Documentos de transporte; Custos', management],
  [
    /cust|orçament|financ|preço|viabilidade/i,
    'Custos fixos e variáveis; Formação de preço; Fluxo de caixa; Exercícios com planilha',
  ],
  [
    /qualidade|auditoria|amostragem/i,
    'Ferramentas da qualidade; Planos de controle; Não conformidades; Ação corretiva',
    management,
  ],
  [
    /lideran|comunica|conflitos/i,
    'Escuta e comunicação; Conversas difíceis; Acordos e metas; Prática em duplas',
    management,
  ],
  [
    /higiene|boas práticas|contaminação/i,
    'Contaminação e prevenção; Higienização; Controle de temperatura; Registros',
    ['alimentos'],
  ],
  [
    /análise|analít|ensaios/i,
    'Preparo de amostras; Execução do ensaio; Cálculos; Emissão de laudo',
    ['quimica-e-meio-ambiente', 'alimentos', 'materiais', 'plastico', 'ceramica'],
  ],
  [
    /resíduo|efluent/i,
    'Caracterização; Tratamento; Monitoramento; Exigências legais',
    ['quimica-e-meio-ambiente'],
  ],
  [
    /costura|tecido plano/i,
    'Regulagem da máquina; Tipos de costura; Montagem; Acabamento',
    ['textil-vestuario-e-moda'],
  ],
  [
    /modelagem|base/i,
    'Tabela de medidas; Base; Interpretação do modelo; Graduação',
    ['textil-vestuario-e-moda'],
  ],
  [
    /^madeiras|encaixes/i,
    'Espécies e painéis; Corte e encaixe; Montagem; Acabamento',
    ['madeira-e-mobiliario'],
  ],
  [
    /solar|fotovolt/i,
    'Recurso solar; Componentes do sistema; Dimensionamento; Conexão à rede',
    ['sistemas-de-energia'],
  ],
  [
    /refriger|ar-condic|vácuo|fluido/i,
    'Ciclo frigorífico; Componentes; Vácuo e carga; Medições',
    ['refrigeracao-e-climatizacao'],
  ],
  [
    /^prática|instalação|montagem|operação/i,
    'Demonstração do instrutor; Execução em dupla; Execução individual; Avaliação prática',
    manual,
  ],
];

export function topicsOf(title: string, area: AreaSlug): string[] {
  return (
    topics
      .find(([pattern, , areas]) => pattern.test(title) && (areas?.includes(area) ?? true))?.[1]
      .split('; ')
      .filter((topic) => topic !== title) ?? []
  );
}
