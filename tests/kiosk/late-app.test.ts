import { describe, expect, it } from 'vitest';
import { withLinks } from '../../kiosk/tools/late-app.ts';

const script = (address: string) => `<script type="module" crossorigin src="${address}"></script>`;

describe("the app's scripts in the built page", () => {
  it('are fetched at once, and the last is run by the starting script', () => {
    expect(withLinks(`<head>${script('/a.js')}${script('/app.js')}</head>`, '/start.js')).toBe(
      '<head><link rel="modulepreload" crossorigin href="/a.js">' +
        '<link rel="modulepreload" crossorigin href="/app.js" data-app>\n    ' +
        `${script('/start.js')}</head>`,
    );
  });

  it('leave every other script as it is', () => {
    expect(withLinks(`<script src="/boot.js"></script>${script('/app.js')}`, '/start.js')).toContain(
      '<script src="/boot.js"></script>',
    );
  });

  it('have to be there', () => {
    expect(() => withLinks('<script src="/boot.js"></script>', '/start.js')).toThrow('index.html');
  });
});
