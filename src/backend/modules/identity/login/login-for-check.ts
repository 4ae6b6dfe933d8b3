export interface LoginForCheck {
  loginId: number;
  personId: number;
  senhaHash: string;
}
