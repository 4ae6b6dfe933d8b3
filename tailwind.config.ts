import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * Design tokens: the only place with raw colours and sizes. Components use the names.
 * Pairs of text and ground that are allowed together are measured in tests/unit/ui/contrast.test.ts.
 */
export const palette = {
  white: '#ffffff',
  /** Structure: headings, header, footer, everything that carries weight. */
  ink: { 950: '#061329', 900: '#0a1f3f', 800: '#12305c', 700: '#1d4379' },
  /** Links, focus and the primary action. */
  blue: {
    50: '#f0f6ff',
    100: '#dfebff',
    200: '#bdd6ff',
    400: '#5c9dff',
    600: '#0b5fea',
    700: '#084bbd',
    800: '#083a91',
  },
  /** Only for the action that sells. Its text is always ink, never white. */
  sell: { soft: '#fff1e6', DEFAULT: '#f2690d', hover: '#ea6208', active: '#e05c05' },
  /** Neutrals with a slight blue cast. */
  steel: {
    50: '#f5f8fc',
    100: '#e9eff6',
    200: '#d6dfea',
    300: '#b6c3d4',
    500: '#76869d',
    600: '#55657d',
    700: '#3c4c64',
  },
  success: { soft: '#e6f6ee', line: '#93d4b2', DEFAULT: '#0f7a4b', strong: '#0a5a37' },
  warning: { soft: '#fff6dc', line: '#e9c65c', DEFAULT: '#8a5a00', strong: '#694400' },
  danger: { soft: '#fdecec', line: '#f2a9a9', DEFAULT: '#c4262e', strong: '#981b22' },
} as const;

/**
 * Every area owns a hue, in degrees of OKLCH. `data-area="<slug>"` on an element gives it and its children
 * the colours `area`, `area-strong`, `area-line` and `area-soft`; without the attribute they are those of
 * `geral`.
 */
export const areaHues = {
  geral: 255,
  alimentos: 48,
  'automacao-e-eletroeletronica': 240,
  automotiva: 20,
  'madeira-e-mobiliario': 62,
  ceramica: 35,
  energia: 95,
  'gestao-logistica-e-seguranca-do-trabalho': 268,
  'industria-criativa': 330,
  'celulose-e-papel': 128,
  'construcao-civil': 78,
  metalmecanica: 228,
  'nautico-e-naval': 215,
  'quimica-e-meio-ambiente': 155,
  'refrigeracao-e-climatizacao': 202,
  'tecnologia-da-informacao': 285,
  'textil-vestuario-e-moda': 350,
  plastico: 312,
  'design-e-comunicacao': 340,
  educacao: 140,
  'eletronica-e-automacao': 175,
  manufatura: 8,
  'manutencao-e-operacao': 298,
  materiais: 188,
  'mineracao-e-extracao': 70,
  'sistemas-de-energia': 110,
} as const;

/** Lightness and chroma of the four colours of an area; only the hue differs from area to area. */
export const areaTones = {
  area: { lightness: 0.55, chroma: 0.13 },
  strong: { lightness: 0.4, chroma: 0.1 },
  line: { lightness: 0.86, chroma: 0.06 },
  soft: { lightness: 0.96, chroma: 0.022 },
} as const;

const areaColour = ({ lightness, chroma }: { lightness: number; chroma: number }) =>
  `oklch(${lightness} ${chroma} var(--area-hue, ${areaHues.geral}))`;

export default {
  content: [],
  theme: {
    colors: {
      ...palette,
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      /** Page ground, raised ground, hairlines, and the border of a control (3:1). */
      canvas: palette.steel[50],
      surface: palette.white,
      line: { DEFAULT: palette.steel[200], strong: palette.steel[500] },
      /** Text: headings, body, secondary. */
      heading: palette.ink[900],
      body: palette.steel[700],
      muted: palette.steel[600],
      area: {
        DEFAULT: areaColour(areaTones.area),
        strong: areaColour(areaTones.strong),
        line: areaColour(areaTones.line),
        soft: areaColour(areaTones.soft),
      },
    },
    screens: { md: '48rem', lg: '64rem', xl: '90rem', '2xl': '110rem' },
    fontFamily: {
      sans: ['Archivo Variable', 'Archivo Fallback', 'Archivo Fallback Android', 'system-ui', 'sans-serif'],
      mono: ['ui-monospace', 'SFMono-Regular', 'Menlo', 'Consolas', 'monospace'],
    },
    fontSize: {
      xs: ['0.75rem', '1rem'],
      sm: ['0.875rem', '1.25rem'],
      base: ['1rem', '1.5rem'],
      lg: ['1.125rem', '1.75rem'],
      xl: ['1.25rem', '1.75rem'],
      '2xl': ['1.5rem', '2rem'],
      '3xl': ['1.875rem', '2.25rem'],
      '4xl': ['2.25rem', '2.5rem'],
      /** Fluid: heading of a section, title of a page, the one line of the hero. */
      section: ['clamp(1.25rem, 1.1rem + 0.7vw, 1.625rem)', { lineHeight: '1.2', letterSpacing: '-0.012em' }],
      title: ['clamp(1.625rem, 1.3rem + 1.5vw, 2.5rem)', { lineHeight: '1.12', letterSpacing: '-0.02em' }],
      display: ['clamp(2.25rem, 1.5rem + 3.2vw, 4rem)', { lineHeight: '1.02', letterSpacing: '-0.03em' }],
    },
    borderRadius: {
      none: '0',
      sm: '0.25rem',
      DEFAULT: '0.5rem',
      md: '0.5rem',
      lg: '0.75rem',
      xl: '1rem',
      full: '9999px',
    },
    boxShadow: {
      none: 'none',
      sm: '0 1px 2px rgb(10 31 63 / 0.08)',
      DEFAULT: '0 1px 2px rgb(10 31 63 / 0.06), 0 4px 12px rgb(10 31 63 / 0.08)',
      md: '0 1px 2px rgb(10 31 63 / 0.06), 0 4px 12px rgb(10 31 63 / 0.08)',
      lg: '0 2px 4px rgb(10 31 63 / 0.06), 0 12px 32px rgb(10 31 63 / 0.14)',
      xl: '0 4px 8px rgb(10 31 63 / 0.08), 0 24px 64px rgb(10 31 63 / 0.22)',
      /** A second line inside the border of what is chosen, or wrong. */
      chosen: `inset 0 0 0 1px ${palette.blue[600]}`,
      wrong: `inset 0 0 0 1px ${palette.danger.DEFAULT}`,
    },
    transitionDuration: { DEFAULT: '200ms', fast: '150ms', base: '200ms', slow: '250ms' },
    transitionTimingFunction: {
      DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)',
      out: 'cubic-bezier(0.2, 0, 0, 1)',
      in: 'cubic-bezier(0.4, 0, 1, 1)',
    },
    extend: {
      maxWidth: { page: 'clamp(80rem, 92vw - 8rem, 104rem)', prose: '42rem', form: '28rem' },
      height: { header: '5.5rem', 'header-mobile': '4rem' },
      keyframes: {
        rise: { from: { opacity: '0', transform: 'translateY(0.75rem)' } },
        fade: { from: { opacity: '0' } },
        'from-right': { from: { transform: 'translateX(100%)' } },
        'from-left': { from: { transform: 'translateX(-100%)' } },
      },
      animation: {
        rise: 'rise 200ms cubic-bezier(0.2, 0, 0, 1)',
        fade: 'fade 200ms ease-out',
        'from-right': 'from-right 250ms cubic-bezier(0.2, 0, 0, 1)',
        'from-left': 'from-left 250ms cubic-bezier(0.2, 0, 0, 1)',
      },
      zIndex: { header: '40', overlay: '50', toast: '60' },
    },
  },
  plugins: [
    plugin(({ addBase }) => {
      for (const [slug, hue] of Object.entries(areaHues)) {
        addBase({ [`[data-area='${slug}']`]: { '--area-hue': String(hue) } });
      }
    }),
  ],
} satisfies Config;
