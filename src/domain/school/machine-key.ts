import * as v from 'valibot';
import { filledText } from '../text/text-rules.ts';

export const machineScopes = ['catalogo'] as const;
export type MachineScope = (typeof machineScopes)[number];

export const scopeLabels: Readonly<Record<MachineScope, string>> = {
  catalogo: 'Enviar o catálogo',
};

export const machineKeyEntrySchema = v.object({
  nome: filledText(60),
  escopo: v.picklist(machineScopes, 'Escolha uma das opções.'),
});
export type MachineKeyEntry = v.InferOutput<typeof machineKeyEntrySchema>;

/** So that a key that was published by mistake is found by who searches for keys. */
export const MACHINE_KEY_PREFIX = 'vitrine_';
