import { expect, it } from 'vitest';
import {
  enrolmentStates,
  holdsFreeSeat,
  isLiveEnrolment,
  stepEnrolment,
} from '#/domain/enrolment/enrolment-state.ts';

it('an enrolment holds a seat from its beginning until it ends', () => {
  expect(enrolmentStates.filter(holdsFreeSeat)).toEqual(['INSCRITA', 'MATRICULADA']);
  expect(enrolmentStates.filter(isLiveEnrolment)).toEqual(['INSCRITA', 'MATRICULADA', 'LISTA_ESPERA']);
});

it('takes the steps of its state machine and throws at others', () => {
  expect(stepEnrolment('INSCRITA', 'enrol')).toBe('MATRICULADA');
  expect(() => stepEnrolment('DESISTENTE', 'enrol')).toThrow('an enrolment in DESISTENTE takes no enrol');
});
