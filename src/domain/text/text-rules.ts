import * as v from 'valibot';
import { requiredText, requiredThat, typedText } from './required.ts';

/** Messages of FORM-11 and FORM-14. */
export const NUMERIC_MESSAGE = 'Apenas valores numéricos são aceitos.';
export const MIN_LENGTH_MESSAGE = 'Este campo está incompleto.';
// FORM-18
export const SHORT_NAME_MESSAGE = 'Informe um nome de pelo menos 3 letras, sem números.';
const COMPLEMENT_MESSAGE = 'O complemento deve ter no máximo 60 caracteres';
const COMPLEMENT_MAX_LENGTH = 60;

// FORM-19
const SHORT_TEXT_MIN_LENGTH = 10;

/** Said of a text above its limit (FORM-23). */
export function tooLongMessage(max: number): string {
  return `Este campo deve ter no máximo ${max} caracteres`;
}

/** A text that may be empty, as it is seen and trimmed. */
export const textUpTo = (max: number) => v.pipe(typedText(), v.maxLength(max, tooLongMessage(max)));

export const filledText = (max: number) =>
  v.pipe(requiredText(), v.trim(), v.maxLength(max, tooLongMessage(max)));

export function isNumeric(text: string): boolean {
  return /^\d+$/.test(text);
}

/**
 * True for at least 3 characters without digit or special character: letters, and a single space, apostrophe
 * or hyphen between two of them (FORM-18).
 */
export function isShortName(text: string): boolean {
  return text.length >= 3 && /^\p{L}+(?:[ '’-]\p{L}+)*$/u.test(text.normalize('NFC'));
}

/** True for at least 10 characters, spaces around not counted (FORM-19). */
export function isShortText(text: string): boolean {
  return [...text.trim()].length >= SHORT_TEXT_MIN_LENGTH;
}

export const numericSchema = requiredThat(isNumeric, NUMERIC_MESSAGE);

/** A text of at least 10 characters and at most so many; gives it trimmed. */
export function shortTextSchema(max: number) {
  return v.pipe(
    requiredThat(isShortText, MIN_LENGTH_MESSAGE),
    v.trim(),
    v.maxLength(max, tooLongMessage(max)),
  );
}

export function minLengthSchema(length: number) {
  return requiredThat((text) => [...text].length >= length, MIN_LENGTH_MESSAGE);
}

/** The complement of an address: may be empty, at most 60 characters. */
export const complementSchema = v.pipe(v.string(), v.maxLength(COMPLEMENT_MAX_LENGTH, COMPLEMENT_MESSAGE));
