import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';

/**
 * Design tokens: the only place with raw colours and sizes. Components use the names of roles, which are
 * custom properties at run time: a school's own colours and the dark theme set them (docs/decisions/0120).
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

/** The roles of the light theme, in the colours of the demonstration. */
const light = {
  /** Page ground, raised ground, hairlines, and the border of a control (3:1). */
  canvas: palette.steel[50],
  surface: palette.white,
  line: palette.steel[200],
  'line-strong': palette.steel[500],
  /** Text: headings, body, secondary. */
  heading: palette.ink[900],
  body: palette.steel[700],
  muted: palette.steel[600],
  'steel-100': palette.steel[100],
  'steel-300': palette.steel[300],
  /** Links, focus and the usual button: tints, then the colour itself and what is under the pointer. */
  'primary-50': palette.blue[50],
  'primary-100': palette.blue[100],
  'primary-200': palette.blue[200],
  'primary-600': palette.blue[600],
  'primary-700': palette.blue[700],
  'primary-800': palette.blue[800],
  /** Dark grounds in both themes, and what is written on them beside white. */
  'band-950': palette.ink[950],
  'band-900': palette.ink[900],
  'band-800': palette.ink[800],
  'band-muted': palette.steel[300],
  'band-link': palette.blue[200],
  'band-mark': palette.blue[400],
  'sell-soft': palette.sell.soft,
  sell: palette.sell.DEFAULT,
  'sell-hover': palette.sell.hover,
  'sell-active': palette.sell.active,
  'on-sell': palette.ink[950],
  'success-soft': palette.success.soft,
  'success-line': palette.success.line,
  success: palette.success.DEFAULT,
  'success-strong': palette.success.strong,
  'warning-soft': palette.warning.soft,
  'warning-line': palette.warning.line,
  warning: palette.warning.DEFAULT,
  'warning-strong': palette.warning.strong,
  'danger-soft': palette.danger.soft,
  'danger-line': palette.danger.line,
  danger: palette.danger.DEFAULT,
  'danger-strong': palette.danger.strong,
} as const;

export type ColourRole = keyof typeof light;
export type Theme = Readonly<Record<ColourRole, string>>;

const dark: Theme = {
  canvas: '#0b1424',
  surface: '#131f33',
  line: '#2c3c55',
  'line-strong': '#7f91aa',
  heading: '#f2f6fb',
  body: '#ccd6e3',
  muted: '#a6b5c9',
  'steel-100': '#1d2b42',
  'steel-300': '#415470',
  'primary-50': '#14294a',
  'primary-100': '#1a345c',
  'primary-200': '#22437a',
  'primary-600': '#6ea8ff',
  'primary-700': '#8fbcff',
  'primary-800': '#b5d3ff',
  'band-950': '#050b17',
  'band-900': palette.ink[900],
  'band-800': palette.ink[800],
  'band-muted': palette.steel[300],
  'band-link': palette.blue[200],
  'band-mark': palette.blue[400],
  'sell-soft': '#33200f',
  sell: palette.sell.DEFAULT,
  'sell-hover': '#f57a29',
  'sell-active': '#f78b45',
  'on-sell': palette.ink[950],
  'success-soft': '#10291f',
  'success-line': '#2a6348',
  success: '#4fc48d',
  'success-strong': '#8be2b8',
  'warning-soft': '#2d2409',
  'warning-line': '#75601f',
  warning: '#e2b443',
  'warning-strong': '#f1d284',
  'danger-soft': '#38171b',
  'danger-line': '#86393f',
  danger: '#ff8b8d',
  'danger-strong': '#ffb6b6',
};

export const themes = { light, dark } as const;

export const colourRoles = Object.keys(light) as ColourRole[];

/** The custom property of a role. */
export const propertyOf = (role: string) => `--c-${role}`;

/**
 * A value for either theme: `--light` and `--dark` of the root are each either empty or unset, and say which
 * holds (src/storefront/styles/themes.css).
 */
export const inThemes = (inLight: string, inDark: string) => `var(--light,${inLight}) var(--dark,${inDark})`;

const role = (name: ColourRole) => `var(${propertyOf(name)})`;
const shade = (percent: number) => `color-mix(in srgb, var(--c-shadow) ${percent}%, transparent)`;

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

/** Of these a school chooses; src/storefront/styles/fonts.css has their files and what stands in for them. */
export const fontNames = { archivo: 'Archivo', figtree: 'Figtree', atkinson: 'Atkinson' } as const;

export type FontKey = keyof typeof fontNames;

export const fontProperty = '--c-font';

/** The families of a font: its own file, then what stands in until it is there. */
export const familiesOf = (font: FontKey) =>
  ['Variable', 'Fallback', 'Fallback Android']
    .map((kind) => `'${fontNames[font]} ${kind}'`)
    .concat('system-ui', 'sans-serif')
    .join();

/** Lightness and chroma of the four colours of an area; only the hue differs from area to area. */
export const areaTones = {
  area: { lightness: 0.55, chroma: 0.13 },
  strong: { lightness: 0.4, chroma: 0.1 },
  line: { lightness: 0.86, chroma: 0.06 },
  soft: { lightness: 0.96, chroma: 0.022 },
} as const;

export const darkAreaTones: Record<keyof typeof areaTones, { lightness: number; chroma: number }> = {
  area: { lightness: 0.72, chroma: 0.12 },
  strong: { lightness: 0.85, chroma: 0.08 },
  line: { lightness: 0.42, chroma: 0.06 },
  soft: { lightness: 0.27, chroma: 0.035 },
};

const areaColour = (tone: keyof typeof areaTones) =>
  `oklch(var(--area-${tone}) var(--area-hue, ${areaHues.geral}))`;

const rootProperties = {
  ...Object.fromEntries(colourRoles.map((name) => [propertyOf(name), inThemes(light[name], dark[name])])),
  [fontProperty]: familiesOf('archivo'),
  '--c-shadow': inThemes(palette.ink[900], '#000000'),
  ...Object.fromEntries(
    (Object.keys(areaTones) as (keyof typeof areaTones)[]).map((tone) => {
      const [inLight, inDark] = [areaTones[tone], darkAreaTones[tone]];
      return [
        `--area-${tone}`,
        inThemes(`${inLight.lightness} ${inLight.chroma}`, `${inDark.lightness} ${inDark.chroma}`),
      ];
    }),
  ),
};

export default {
  content: [],
  theme: {
    colors: {
      ...Object.fromEntries(colourRoles.map((name) => [name, role(name)])),
      'steel-50': role('canvas'),
      'steel-200': role('line'),
      'steel-500': role('line-strong'),
      /** On a ground of `primary-600`, `success`, `danger` or `heading`. */
      'on-fill': role('surface'),
      /**
       * The same in both themes: what lies on a dark ground, codes that machines read, the plates below
       * them.
       */
      white: palette.white,
      ink: palette.ink[950],
      bank: palette.success.strong,
      'band-success': palette.success.line,
      'band-warning': palette.warning.line,
      'band-danger': palette.danger.line,
      transparent: 'transparent',
      current: 'currentColor',
      inherit: 'inherit',
      area: {
        DEFAULT: areaColour('area'),
        strong: areaColour('strong'),
        line: areaColour('line'),
        soft: areaColour('soft'),
      },
    },
    screens: { md: '48rem', lg: '64rem', xl: '90rem', '2xl': '110rem' },
    fontFamily: {
      sans: `var(${fontProperty})`,
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
      sm: `0 1px 2px ${shade(8)}`,
      DEFAULT: `0 1px 2px ${shade(6)}, 0 4px 12px ${shade(8)}`,
      md: `0 1px 2px ${shade(6)}, 0 4px 12px ${shade(8)}`,
      lg: `0 2px 4px ${shade(6)}, 0 12px 32px ${shade(14)}`,
      xl: `0 4px 8px ${shade(8)}, 0 24px 64px ${shade(22)}`,
      /** A second line inside the border of what is chosen, or wrong. */
      chosen: `inset 0 0 0 1px ${role('primary-600')}`,
      wrong: `inset 0 0 0 1px ${role('danger')}`,
    },
    transitionDuration: { DEFAULT: '200ms', fast: '150ms', base: '200ms', slow: '250ms' },
    transitionTimingFunction: {
      DEFAULT: 'cubic-bezier(0.2, 0, 0, 1)',
      out: 'cubic-bezier(0.2, 0, 0, 1)',
      in: 'cubic-bezier(0.4, 0, 1, 1)',
    },
    extend: {
      maxWidth: { page: 'clamp(80rem, 92vw - 8rem, 104rem)', prose: '42rem', form: '28rem' },
      height: { header: '5.5rem', 'header-mobile': '3.5rem' },
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
      addBase({ ':root': rootProperties });
      for (const [slug, hue] of Object.entries(areaHues)) {
        addBase({ [`[data-area='${slug}']`]: { '--area-hue': String(hue) } });
      }
    }),
  ],
} satisfies Config;
