/** Header by which a storefront shows a backend that it may say for whom it asks, in `X-Forwarded-For`. */
export const storefrontSecretHeader = 'x-storefront-secret';
