/** A login with what its password is checked against. */
export interface LoginForCheck {
  idLogin: number;
  personId: number;
  senhaHash: string;
}
