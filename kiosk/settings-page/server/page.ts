import type { StaticFiles } from '../../server/static.ts';

/** The page, its style, script and pictures, and nothing else; it shows previews, each of an origin of its own. */
const HEADERS: Readonly<Record<string, string>> = {
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "connect-src 'self'",
    'frame-src http://127.0.0.1:* http://localhost:*',
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** A file of the built page. */
export async function pageFile(files: StaticFiles, path: string): Promise<Response> {
  const found = await files.find(path === '/' ? '/index.html' : path);
  if (found === undefined) return new Response(null, { status: 404 });
  const { bytes, type } = found.file;
  return new Response(bytes, { headers: { ...HEADERS, 'Content-Type': type } });
}
