import {
  countByAreaGroup,
  countByModality,
  listActiveModalities,
  listAllAreaGroups,
  listAreaGroupsOfModality,
  selectCourseTypes,
  selectOpenUnits,
  selectStates,
} from './taxonomy-repository.ts';

export const taxonomyLists = {
  modalities: listActiveModalities,
  modalitiesWithTotals: countByModality,
  areaGroups: listAllAreaGroups,
  areaGroupsOfModality: listAreaGroupsOfModality,
  areaGroupsWithTotals: countByAreaGroup,
  states: selectStates,
  units: selectOpenUnits,
  courseTypes: selectCourseTypes,
};
