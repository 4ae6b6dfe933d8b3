const safeLink = /^(?:https:\/\/[^\s/?#]|mailto:[^\s@]+@[^\s@]|tel:\+?[\d().-]+$|\/(?![/\\]))[^\s\\]*$/i;

/** Where a link of a text that the school wrote may lead: https, mail, phone, or a page of the shop. */
export const isSafeLink = (href: string) => safeLink.test(href);
