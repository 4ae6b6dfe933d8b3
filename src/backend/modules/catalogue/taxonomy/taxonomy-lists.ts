import {
  countByAreaGroup,
  countByModality,
  listActiveModalities,
  listAllAreaGroups,
  listAreaGroupsOfModality,
  selectCourseTypes,
  selectStates,
} from './taxonomy-repository.ts';

/** The lists that come out of the database as the wire wants them. */
export const taxonomyLists = {
  modalities: listActiveModalities,
  modalitiesWithTotals: countByModality,
  areaGroups: listAllAreaGroups,
  areaGroupsOfModality: listAreaGroupsOfModality,
  areaGroupsWithTotals: countByAreaGroup,
  states: selectStates,
  courseTypes: selectCourseTypes,
};
