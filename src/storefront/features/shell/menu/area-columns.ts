/** Areas in the left column of the variant area menu (SHELL-13). */
const leftAreas = 9;

export function areaColumns<Area>(areas: readonly Area[], variant: 'control' | 'variant-a'): Area[][] {
  if (variant === 'control' || areas.length <= leftAreas) return [[...areas]];
  return [areas.slice(0, leftAreas), areas.slice(leftAreas)];
}
