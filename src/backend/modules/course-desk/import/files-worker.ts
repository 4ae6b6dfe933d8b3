import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { createGzip, gunzip, type Gzip } from 'node:zlib';
import * as v from 'valibot';
import type { ImportSheet, Refusal } from '#/domain/catalogue/import/read-table.ts';
import { type ImportFile, readFiles, type ReadFiles, readFilesSchema } from './read-files.ts';

// In its own thread: a large file takes seconds of processor.

export type FilesToRead = { files: readonly ImportFile[] } | { packed: Uint8Array };

/** Lines of the sheet at a place; at the end what can't be read, and all of it as it is stored. */
export type ReadPiece = { place: number; sheet: ImportSheet } | { refusals: Refusal[]; packed: Uint8Array };

const LINES = 500;

let place = 0;

/** Posts the lines of sheets as they are wanted, and writes them where they are stored. */
async function post(sheets: readonly ImportSheet[], stored?: Gzip): Promise<void> {
  for (const sheet of sheets) {
    const { linhas, ...head } = sheet;
    stored?.write(`${place === 0 ? '' : ','}${JSON.stringify(head).slice(0, -1)},"linhas":[`);
    for (let start = 0; start === 0 || start < linhas.length; start += LINES) {
      const piece = { ...head, linhas: linhas.slice(start, start + LINES) };
      const wanted = once(parentPort!, 'message');
      parentPort!.postMessage({ place, sheet: piece } satisfies ReadPiece);
      stored?.write(`${start === 0 ? '' : ','}${JSON.stringify(piece.linhas).slice(1, -1)}`);
      await wanted;
    }
    stored?.write(']}');
    place++;
  }
}

/** File by file, so that the rows of one are gone before the next. */
async function readAndPack(files: readonly ImportFile[]): Promise<ReadPiece> {
  const stored = createGzip();
  const packed = buffer(stored);
  const refusals: Refusal[] = [];
  stored.write('{"sheets":[');
  for (const file of files) {
    const read = await readFiles([file]);
    refusals.push(...read.refusals);
    await post(read.sheets, stored);
  }
  stored.end(`],"refusals":${JSON.stringify(refusals)}}`);
  return { refusals, packed: await packed };
}

async function unpack(packed: Uint8Array): Promise<ReadPiece> {
  const read: ReadFiles = v.parse(readFilesSchema, JSON.parse((await promisify(gunzip)(packed)).toString()));
  await post(read.sheets);
  return { refusals: read.refusals, packed };
}

const given = workerData as FilesToRead;
parentPort!.postMessage(await ('files' in given ? readAndPack(given.files) : unpack(given.packed)));
