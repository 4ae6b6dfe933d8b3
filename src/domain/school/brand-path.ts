/** An address that means the same bytes for ever. Apart, since browsers load it. */
export const imagePath = (file: string) => `/marca/${file}`;
