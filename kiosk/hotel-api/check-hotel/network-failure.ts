export interface NetworkFailure {
  readonly sentence: string;
  readonly isLasting: boolean;
}

const TLS: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: 'its certificate has expired',
  CERT_NOT_YET_VALID: 'its certificate is not valid yet (or this machine’s clock is behind)',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is self-signed',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate comes from an authority that is not known here',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'its certificate comes from an authority that is not known here',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE:
    'it sends its certificate without the one between (the chain is not whole)',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another name',
  ERR_SSL_WRONG_VERSION_NUMBER: 'what answers there speaks no TLS',
  EPROTO: 'what answers there speaks no TLS, or none newer than 1.1',
};
const CONNECTION: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host name (DNS)',
  EAI_AGAIN: 'the host name could not be looked up (DNS)',
  ECONNREFUSED: 'nothing listens there',
  EHOSTUNREACH: 'there is no way to that machine',
  ENETUNREACH: 'there is no way to that network',
  UND_ERR_CONNECT_TIMEOUT: 'no connection came about in time',
};
const BROKEN = ['ECONNRESET', 'UND_ERR_SOCKET', 'EPIPE'];

/** The cause of an error of `fetch`. */
export function networkFailure(failure: unknown, timeoutMs: number): NetworkFailure {
  if (failure instanceof DOMException)
    return { sentence: `no answer within ${timeoutMs} ms`, isLasting: false };
  const code = codeOf(failure);
  const tls = TLS[code] ?? (/^(ERR_(TLS|SSL)|CERT_)/u.test(code) ? code : undefined);
  if (tls !== undefined) return { sentence: `TLS: ${tls}; no tablet would connect`, isLasting: true };
  const connection = CONNECTION[code];
  if (connection !== undefined) return { sentence: connection, isLasting: true };
  if (BROKEN.includes(code))
    return { sentence: 'the connection was closed without a whole answer', isLasting: false };
  // Browsers and Node refuse the ports of mail and the like.
  if (failure instanceof Error && /bad port/u.test(messagesOf(failure)))
    return { sentence: 'no browser asks anything of this port: choose another', isLasting: true };
  if (failure instanceof Error && /redirect/u.test(messagesOf(failure)))
    return { sentence: 'redirected; a call that changes something follows no redirect', isLasting: false };
  return { sentence: `no answer (${code || 'fetch failed'})`, isLasting: false };
}

function codeOf(failure: unknown): string {
  if (typeof failure !== 'object' || failure === null) return '';
  if ('code' in failure && typeof failure.code === 'string') return failure.code;
  return 'cause' in failure ? codeOf(failure.cause) : '';
}

const messagesOf = ({ message, cause }: Error): string =>
  cause instanceof Error ? `${message} ${messagesOf(cause)}` : message;
