import { describe, expect, it } from 'vitest';
import { withLateApp } from '../../kiosk/tools/late-app.ts';

const script = (address: string) => `<script type="module" crossorigin src="${address}"></script>`;

describe("the app's script in the built page", () => {
  it('is fetched at once, as no module, and run by the starting script', () => {
    expect(withLateApp(`<head>${script('/app.js')}</head>`, 'begin()')).toBe(
      '<head><script async src="/app.js" data-app></script>\n    <script type="module">begin()</script>\n    </head>',
    );
  });

  it('has in it what else the page would ask for', () => {
    const page = `<link rel="modulepreload" crossorigin href="/helpers.js">${script('/app.js')}`;
    expect(withLateApp(page, 'begin()')).not.toContain('/helpers.js');
  });

  it('leaves every other script as it is', () => {
    expect(withLateApp(`<script src="/boot.js"></script>${script('/app.js')}`, 'begin()')).toContain(
      '<script src="/boot.js"></script>',
    );
  });

  it('has to be there', () => {
    expect(() => withLateApp('<script src="/boot.js"></script>', 'begin()')).toThrow('index.html');
  });
});
