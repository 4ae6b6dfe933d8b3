import {
  countByAreaGroup,
  countByModality,
  listActiveModalities,
  listAllAreaGroups,
  listAreaGroupsOfModality,
  selectCourseTypes,
  selectStates,
} from './taxonomy-repository.ts';

export const taxonomyLists = {
  modalities: listActiveModalities,
  modalitiesWithTotals: countByModality,
  areaGroups: listAllAreaGroups,
  areaGroupsOfModality: listAreaGroupsOfModality,
  areaGroupsWithTotals: countByAreaGroup,
  states: selectStates,
  courseTypes: selectCourseTypes,
};
