/** Spellings of a step up. */
export const STEPS: readonly string[] = [
  ...`
  ../ ..%2f ..%2F %2e%2e/ %2E%2E/ %2e%2e%2f .%2e/ %2e./ ..%5c %2e%2e%5c ./../ ..// %252e%252e%252f
  ..%252f %25252e%25252e%25252f ..%c0%af %c0%ae%c0%ae/ %c0%ae%c0%ae%c0%af ..%e0%80%af
  %e0%80%ae%e0%80%ae/ %f0%80%80%ae.%f0%80%80%af ..%ef%bc%8f %ef%bc%8e%ef%bc%8e/ ..%u2215
  %u002e%u002e/ ..;/ ..;a=b/ ....// ..../ .../ ..%00/ ..%00%2f %00../ ..%09/ ..%20/ ..%0d%0a/ ..?/
  ..#/
  `
    .trim()
    .split(/\s+/u),
  '..\\',
  '..\xef\xbc\x8f',
  '.. /',
];

export const NAMED_PATHS: readonly string[] = [
  ...`
  /.env /.git/config /data/.secret /data/.htpasswd /%2eenv /assets/.hidden /.well-known/security.txt
  /data/%2esecret /link.txt /data/link.txt /assets/link/outside.txt /tenant-lang/link.json
  /data/link/outside.txt /link.txt.br /link.txt.gz /outside.txt /dist-beside/outside.txt
  /../dist-beside/outside.txt /data/../tenant-beside/outside.txt /data-beside/outside.txt /data
  /data/ /assets /assets/ /tenant-lang/ /tenant-lang /icons/ // /// /./ /. /.. /... /%2e /%2e%2e
  //etc/passwd ///etc/passwd /etc/passwd //127.0.0.1/etc/passwd /file:///etc/passwd
  /proc/self/environ /data//etc/passwd /data/%2fetc/passwd /index.html /INDEX.HTML /Index.Html
  //index.html /./index.html /%69ndex.html /index.html/ /index.html%20 /index.html.
  /index.html::$DATA /index.html.br /index.html.gz /index.html%00 /index.html%00.js /index.html;a
  /index.html;.css /index.html%3f /index.html%23 /index.htm /sw.js //sw.js /%73w.js /sw.js/ /sw.js.br
  /SW.JS /data/config.json /data//config.json /data/%63onfig.json /data/CONFIG.JSON
  /data/config.json/ /data/config.json.br /data/config.json.gz /data/config.json~
  /data/config.json.bak /data/config%2ejson /data/evil.html /data/evil.svg /data/evil.xhtml
  /data/evil.js /data/EVIL.HTML /data/evil.html/ /data//evil.html /data/evil%2ehtml
  /tenant-lang/evil.html /data/evil.html.gz /data/nul /data/CON /data/AUX.json
  /tenant-lang/../config.json /tenant-lang/ja.json /tenant-lang//ja.json /tenant-lang/ja%2ejson
  /tenant-lang/JA.JSON /tenant-lang/ja.json%00 /tenant-lang/a/b.json /tablets/ /tablets/../tablets
  /tablets//tablets.css /tablets/tablets.css/.. /tablets%2fpage.ts /tablets/page.ts /tablets/index.ts
  /TABLETS /tablets.JSON /metrics/ /demo /demo/ /demo// /demo/control.js /demo/../control.js
  /demo/page.ts /demo/index.ts /demo/situation/ /demo/situation/<script> /demo/situation/%3cscript%3e
  /demo/situation/__proto__ /demo/situation/constructor /demo/api/ /demo/api/__proto__ /DEMO/
  /demo%2f /demo/%2e%2e/tablets /demo/api/arrivals?after=x /demo/api/arrivals?after=1e999 /__proto__
  /constructor /toString /data/__proto__ /assets/constructor /hasOwnProperty
  /tenant-lang/constructor.json /tenant-lang/__proto__.json /% /%% /%2 /%zz /%c0 /%ff /%ed%a0%80
  /%f8%80%80%80 /data/% /assets/% /tenant-lang/% /demo/% /demo/situation/% /tablets/% /healthz/
  /healthz/.. /HEALTHZ /healthz%00 /healthz?x=<script> /heartbeat /heartbeat/ /help /help/ /tablets/seen /tablets/tablets.js/.. /package.json
  /kiosk/server/main.ts /../package.json /node_modules/hono/package.json * ? /? /?? /# /#/../.. #
  index.html ../outside.txt data/config.json http://127.0.0.1/ http://127.0.0.1/../outside.txt
  http://127.0.0.1/data/..%2foutside.txt http://evil.example/ https://evil.example/data/config.json
  http://evil.example/../outside.txt http:// http:/// http://[ http://[::1 http://127.0.0.1:99999/
  http://user:pass@127.0.0.1/ file:///etc/passwd ftp://127.0.0.1/etc/passwd javascript:alert(1)
  data:text/html,x 127.0.0.1:80 //evil.example //evil.example/.. /https://evil.example/
  /?url=file:///etc/passwd /<script>alert(1)</script> /"><script> /'onload=' GET : ; /; /;/
  /;/../outside.txt /a;b=../outside.txt /~root/ /~ /$HOME /%24HOME /$(id) /{{7*7}} /%7b%7b7*7%7d%7d
  `
    .trim()
    .split(/\s+/u),
  '\\',
  '/\\',
  '/\\..\\outside.txt',
  '/data\\..\\outside.txt',
  '/a b',
  '/\x01',
  '/\x7f',
  '/\xff',
  '/\t',
  '/\\evil.example',
  '/`id`',
];

/** Almost the longest paths of a head. */
export const LONG_PATHS = [
  '/'.repeat(8_000),
  `/${'a/'.repeat(4_000)}`,
  `/${'../'.repeat(3_000)}etc/passwd`,
  `/data/${'%2e'.repeat(3_000)}`,
  `/${'a'.repeat(10_000)}`,
  `/data/${'./'.repeat(4_000)}outside.txt`,
];
