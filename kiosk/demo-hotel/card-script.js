(() => {
  const SHOP_ID = 'demo-shop';
  const TOKEN_LIFE_MS = 30 * 60 * 1000;
  const ANSWER_AFTER_MS = 300;
  let shop;

  function refusalOf(card) {
    const all = [card.cardno, card.expire, card.securitycode, card.holdername, card.tokennumber];
    if (shop === undefined) return '160';
    if (shop !== SHOP_ID) return '180';
    if (all.some((value) => typeof value !== 'string')) return '901';
    if (card.cardno === '') return '100';
    if (!/^\d{10,16}$/.test(card.cardno)) return '101';
    if (card.expire === '') return '110';
    if (!/^\d{2}(0[1-9]|1[0-2])$/.test(card.expire)) return '111';
    if (!/^\d{3,4}$/.test(card.securitycode)) return '121';
    if (!/^[A-Z ]{1,50}$/.test(card.holdername)) return '131';
    if (card.tokennumber !== '1') return '141';
    const told = /^400000000000(\d{3})\d$/.exec(card.cardno);
    return told ? told[1] : '000';
  }

  function makeToken() {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return `demo-token-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  }

  function success(card, asList) {
    const token = makeToken();
    return {
      resultCode: '000',
      tokenObject: {
        token: asList ? [token] : token,
        toBeExpiredAt: new Date(Date.now() + TOKEN_LIFE_MS).toISOString(),
        maskedCardNo: card.cardno.slice(0, -4).replace(/\d/g, '*') + card.cardno.slice(-4),
        isSecurityCodeSet: true,
      },
    };
  }

  window.Multipayment = {
    init(shopId) {
      shop = shopId;
    },
    getToken(card, callbackName) {
      if (typeof callbackName !== 'string' || typeof window[callbackName] !== 'function') {
        throw new TypeError('getToken takes the name of a global function as its callback');
      }
      const code = refusalOf(card);
      if (code === '999') return;
      const worked = code === '000' || code === '998';
      const answer = worked ? success(card, code === '998') : { resultCode: code };
      setTimeout(() => window[callbackName]?.(answer), ANSWER_AFTER_MS);
    },
  };
})();
