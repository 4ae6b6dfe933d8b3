import { createCanvas } from '@napi-rs/canvas';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface TreeNode {
  role: string;
  alt?: string;
  lang?: string;
  children: (TreeNode | { type: string; id: string })[];
}

export interface ReadPdf {
  title: unknown;
  language: unknown;
  isTagged: boolean;
  showsTitle: boolean;
  fonts: string[];
  pages: {
    text: string;
    roles: string[];
    alts: string[];
    untagged: string[];
  }[];
}

async function open<Value>(
  bytes: Uint8Array,
  read: (pdf: Awaited<ReturnType<typeof getDocument>['promise']>) => Promise<Value>,
): Promise<Value> {
  const loading = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    return await read(await loading.promise);
  } finally {
    await loading.destroy();
  }
}

/** Reads a PDF as a screen reader would. */
export function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  return open(bytes, async (pdf) => {
    const { info } = await pdf.getMetadata();
    const marks: unknown = await pdf.getMarkInfo();
    const preferences: unknown = await pdf.getViewerPreferences();
    const pages: ReadPdf['pages'] = [];
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number);
      const { items } = await page.getTextContent({ includeMarkedContent: true });
      const tree = (await page.getStructTree()) as TreeNode | null;
      const nodes = tree ? flatten(tree) : [];
      const ids = new Set(
        nodes.flatMap(({ children }) => children.flatMap((child) => ('id' in child ? [child.id] : []))),
      );
      const texts = readItems(items);
      pages.push({
        text: texts.map(({ text }) => text).join('\n'),
        roles: nodes.map(({ role }) => role),
        alts: nodes.flatMap(({ alt }) => alt ?? []),
        untagged: texts
          .filter(({ id, isArtifact }) => !isArtifact && !(id && ids.has(id)))
          .map(({ text }) => text),
      });
    }
    return {
      title: valueOf(info, 'Title'),
      language: valueOf(info, 'Language'),
      isTagged: valueOf(marks, 'Marked') === true,
      showsTitle: valueOf(preferences, 'DisplayDocTitle') === true,
      fonts: [...new Set(new TextDecoder('latin1').decode(bytes).match(/\/FontFile[23]?\b/g))],
      pages,
    };
  });
}

/** One page as pixels, as a printer of so many dots per inch would put it on paper. */
export function drawPage(bytes: Uint8Array, number: number, dpi = 150): Promise<ImageData> {
  return open(bytes, async (pdf) => {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)];
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    await page.render({ canvas: canvas as never, canvasContext: context as never, viewport }).promise;
    return context.getImageData(0, 0, width, height) as unknown as ImageData;
  });
}

interface Item {
  type?: string;
  tag?: string;
  id?: string;
  str?: string;
}

function readItems(items: readonly Item[]): { text: string; id: string | undefined; isArtifact: boolean }[] {
  const marks: Item[] = [];
  const texts: { text: string; id: string | undefined; isArtifact: boolean }[] = [];
  for (const item of items) {
    if (item.type?.startsWith('beginMarkedContent')) marks.push(item);
    else if (item.type === 'endMarkedContent') marks.pop();
    else if (item.str?.trim()) {
      const id = marks.findLast((mark) => mark.id !== undefined)?.id;
      const last = texts.at(-1);
      if (last && id !== undefined && last.id === id) last.text += ` ${item.str}`;
      else texts.push({ text: item.str, id, isArtifact: marks.some(({ tag }) => tag === 'Artifact') });
    }
  }
  return texts;
}

function flatten(node: TreeNode): TreeNode[] {
  return [node, ...node.children.flatMap((child) => ('role' in child ? flatten(child) : []))];
}

const valueOf = (from: unknown, key: string): unknown =>
  from instanceof Map ? from.get(key) : (from as Record<string, unknown> | null)?.[key];
