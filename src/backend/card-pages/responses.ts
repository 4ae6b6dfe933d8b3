const headers = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), usb=(), browsing-topics=()',
  'cross-origin-resource-policy': 'same-origin',
};

const nothing = "default-src 'none'; frame-ancestors 'none'";

export function page(status: number, content: string, policy: string): Response {
  return new Response(content, {
    status,
    headers: {
      ...headers,
      // A frame of another origin is let in by its policy.
      ...(policy.includes("frame-ancestors 'none'") && {
        'x-frame-options': 'DENY',
      }),
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    },
  });
}

export function file(
  content: string | Uint8Array<ArrayBuffer>,
  type: string,
  cacheControl = headers['cache-control'],
): Response {
  return new Response(content, {
    headers: {
      ...headers,
      'cache-control': cacheControl,
      'content-type': typeof content === 'string' ? `${type}; charset=utf-8` : type,
      'content-security-policy': nothing,
    },
  });
}

export function json(status: number, body: object): Response {
  return Response.json(body, {
    status,
    headers: { ...headers, 'content-security-policy': nothing },
  });
}

export function plain(status: number): Response {
  return new Response(null, {
    status,
    headers: { ...headers, 'content-security-policy': nothing },
  });
}

export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...headers, location } });
}
