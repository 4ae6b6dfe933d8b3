export const rect = (x: number, y: number, w: number, h: number, fill: string, r = 0) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;

export const circle = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;

export const ellipse = (cx: number, cy: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${cx}" cy="${cy}" rx="${rx}" ry="${ry}" fill="${fill}"/>`;

export const ring = (cx: number, cy: number, r: number, stroke: string, width: number) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${stroke}" stroke-width="${width}"/>`;

export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;

export const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

export const group = (transform: string, ...parts: string[]) =>
  `<g transform="${transform}">${parts.join('')}</g>`;

export const around = (count: number, cx: number, cy: number, ...parts: string[]) =>
  Array.from({ length: count }, (_, index) =>
    group(`rotate(${round((360 / count) * index)} ${cx} ${cy})`, ...parts),
  ).join('');

export const times = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const gear = (cx: number, cy: number, r: number, teeth: number, fill: string) =>
  around(teeth, cx, cy, rect(cx - r * 0.14, cy - r * 1.22, r * 0.28, r * 0.4, fill, r * 0.05)) +
  circle(cx, cy, r, fill);

export const hexagon = (cx: number, cy: number, r: number, fill: string) =>
  path(polygonPath(cx, cy, r, 6), fill);

export const polygonPath = (cx: number, cy: number, r: number, sides: number, turn = -90) =>
  Array.from({ length: sides }, (_, index) => {
    const angle = ((360 / sides) * index + turn) * (Math.PI / 180);
    return `${index === 0 ? 'M' : 'L'}${round(cx + r * Math.cos(angle))} ${round(cy + r * Math.sin(angle))}`;
  }).join('') + 'Z';

export const cube = (cx: number, cy: number, a: number, top: string, left: string, right: string) => {
  const w = a * 0.866;
  const h = a * 0.5;
  return (
    path(`M${cx} ${cy}l${w} ${-h}l${-w} ${-h}l${-w} ${h}Z`, top) +
    path(`M${cx} ${cy}v${a}l${-w} ${-h}v${-a}Z`, left) +
    path(`M${cx} ${cy}v${a}l${w} ${-h}v${-a}Z`, right)
  );
};

export const svgOf = (width: number, height: number, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

const round = (value: number) => Math.round(value * 100) / 100;
