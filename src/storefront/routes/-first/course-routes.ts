import { Route as course } from '../_default/$modality.$nomeCurso.$idCurso.tsx';
import { Route as offer } from '../_default/$modality.$nomeCurso.$city.$idCurso.$idOferta.tsx';

export const pages = {
  '/$modality/$nomeCurso/$idCurso': course,
  '/$modality/$nomeCurso/$city/$idCurso/$idOferta': offer,
};
