/**
 * The staff texts in Japanese. Separate from the guests' texts, which every tablet loads before it can start.
 */
export const ja = {
  /** The `lang` of these texts; the page behind can be in another language. */
  lang: 'ja',
  close: '閉じる',
  pin: {
    title: 'スタッフ用の暗証番号',
    entered: (digits: number) => `${digits}桁入力済み`,
    erase: '1文字消す',
    clear: 'すべて消す',
    open: '開く',
    wrong: '暗証番号が違います。',
    wait: (seconds: number) => `あと${seconds}秒お待ちください。`,
    insecure: 'この接続では暗証番号を確認できません。httpsで開いてください。',
  },
  panel: {
    title: 'スタッフ用パネル',
    leaves: '操作がないと1分で閉じます',
    tablet: 'この端末',
    network: '通信の確認',
    devices: '機器',
    actions: '操作',
    drill: '画面ロックの点検',
  },
  tablet: {
    device: '端末の名前',
    version: 'アプリのバージョン',
    revision: '設定の版',
    source: '設定の出どころ',
    sourceHotel: 'ホテルの設定ファイル',
    sourceDefaults: '組み込みの初期値（設定ファイルを読めません）',
    shell: 'オフライン機能',
    storage: '保存領域',
    of: (used: string, most: string) => `${used} / ${most}`,
    unknown: '不明',
    asking: '確認中',
  },
  shell: {
    unsupported: 'この接続では使えません（httpsが必要です）',
    none: 'まだありません',
    installing: '準備中',
    waiting: '新しいバージョンが待機中',
    active: '準備完了（次の起動から有効）',
    'in-use': '有効',
  },
  network: {
    settings: '設定ファイル',
    texts: '文言',
    facilities: '施設の一覧',
    postcode: '郵便番号検索',
    agreement: '宿泊約款',
    paymentTerms: 'お支払い条件',
    cardScript: 'カード決済のスクリプト',
  },
  result: {
    asking: '確認中',
    answered: (ms: number) => `応答あり（${ms} ms）`,
    failed: (kind: string) => `失敗（${kind}）`,
    again: 'もう一度確認する',
  },
  devices: {
    camera: 'カメラ',
    cameraThere: 'あり',
    cameraNone: '見つかりません',
    cameraDenied: '使用が許可されていません',
    pictureOn: 'カメラの映像を見る',
    pictureOff: 'カメラの映像を消す',
    pictureOther: '次のカメラ',
    pictureOpening: 'カメラを起動しています',
    pictureNone: (problem: string) => `映像が出ません（${problem}）`,
    keyboard: 'お客様の入力',
    typing: {
      keypad: 'アプリの画面のキーボード',
      system: '端末のキーボード（出ないときは、設定「画面のキーボード」を on に）',
      untouched: '指の操作がマウスとして届いています（設定「画面のキーボード」を on に）',
    },
    lit: '画面を消さない機能',
    litYes: '使えます',
    litNo: '使えません',
    voices: '音声案内',
    voicesOff: '設定でオフです',
    voicesNone: (languages: readonly string[]) =>
      languages.length === 0 ? 'すべての言語で話せます' : `音声が入っていない言語：${languages.join('、')}`,
    play: '音を鳴らす',
    played: '鳴らしました',
    silent: 'ブラウザーが音を出せません',
  },
  actions: {
    install: 'アプリをインストール',
    installed: 'インストールを始めました',
    notInstalled: 'インストールしませんでした',
    noOffer: 'インストール済みか、このブラウザーではできません',
    update: '今すぐ更新を確認',
    updated: '確認しました',
    noShell: 'オフライン機能がないため更新できません',
    reload: '設定を読み直す',
    reloaded: '読み直しました',
    notReloaded: '設定ファイルを読めません。今の設定を続けて使います',
  },
  drill: {
    run: '点検を始める',
    summary: (closed: number, all: number) => `${all}か所のうち${closed}か所がふさがれています`,
    closed: 'ふさがれています',
    open: '開いています',
  },
  ways: {
    newWindow: '新しいウィンドウ',
    blankLink: '別ウィンドウのリンク',
    download: 'ダウンロード',
    print: '印刷',
  },
};

/** The staff texts. The Japanese texts define which keys exist. */
export type StaffTexts = typeof ja;
/** The name of an item of the network check. */
export type NetworkCheckName = keyof StaffTexts['network'];
