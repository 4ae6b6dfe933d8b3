/** A login with what its password is checked against. */
export interface LoginForCheck {
  loginId: number;
  personId: number;
  senhaHash: string;
}
