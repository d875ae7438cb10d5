import type { Worded } from '../language.ts';

export const refusals = {
  noReservation: {
    ja: 'ご予約が見つかりません。ご予約時のお名前をご確認いただくか、フロントまでお越しください。',
    en: 'We could not find your reservation. Please check the name or come to the front desk.',
    'zh-Hans': '未找到您的预订。请核对预订时的姓名，或前往前台。',
    'zh-Hant': '找不到您的訂房。請確認訂房時的姓名，或洽詢櫃檯。',
    ko: '예약을 찾을 수 없습니다. 예약하신 이름을 확인하시거나 프런트로 와 주세요.',
  },
  outOfOrder: {
    ja: 'ただいまシステムに障害が発生しております。フロントまでお越しください。',
    en: 'Our system has a problem at the moment. Please come to the front desk.',
    'zh-Hans': '系统目前发生故障，请前往前台办理。',
    'zh-Hant': '系統目前發生故障，請至櫃檯辦理。',
    ko: '지금 시스템에 장애가 발생했습니다. 프런트로 와 주세요.',
  },
  checkedIn: {
    ja: 'すでにチェックインのお手続きがお済みです。',
    en: 'You have already checked in.',
    'zh-Hans': '您已经办理过入住手续。',
    'zh-Hant': '您已經辦理過入住手續。',
    ko: '이미 체크인하셨습니다.',
  },
  checkinNotCompleted: {
    ja: 'チェックインを完了できませんでした。恐れ入りますが、もう一度お試しください。',
    en: 'The check-in could not be completed. Please try once more.',
    'zh-Hans': '入住手续未能完成，请您再试一次。',
    'zh-Hant': '入住手續未能完成，請您再試一次。',
    ko: '체크인을 완료하지 못했습니다. 다시 한번 시도해 주세요.',
  },
  paid: {
    ja: 'お支払いはすでに完了しています。',
    en: 'This has already been paid.',
    'zh-Hans': '您已完成付款。',
    'zh-Hant': '您已完成付款。',
    ko: '이미 결제가 완료되었습니다.',
  },
  checkedOut: {
    ja: 'すでにチェックアウトのお手続きがお済みです。',
    en: 'You have already checked out.',
    'zh-Hans': '您已经办理过退房手续。',
    'zh-Hant': '您已經辦理過退房手續。',
    ko: '이미 체크아웃하셨습니다.',
  },
} as const satisfies Readonly<Record<string, Worded>>;
