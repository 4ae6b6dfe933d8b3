const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
];

export function nameBrowser(agent: string | null): string {
  if (!agent) return 'Navegador desconhecido';
  const find = (signs: typeof browsers) => signs.find(([sign]) => sign.test(agent))?.[1];
  const browser = find(browsers) ?? 'Navegador';
  const system = find(systems);
  return system ? `${browser} no ${system}` : browser;
}
