/** Courses that the page of a course shows besides it; staff choose at most as many. */
export const RELATED_COURSES = 4;
