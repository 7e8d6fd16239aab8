import type { SeedQuestion } from "./seed-question";

export const watch: readonly SeedQuestion[] = [
  {
    key: "movement",
    group: "watch",
    question: {
      fr: "Quel mouvement anime la montre ?",
      en: "What movement is in the watch?",
      es: "¿Qué movimiento lleva el reloj?",
      jp: "ムーブメントは何ですか。",
    },
    answer: {
      fr: "Le NH35 : automatique, 24 rubis, 21 600 alternances par heure, 41 heures de réserve. Nous le réglons entre −5 et +12 secondes par jour. Une montre GMT reçoit sa version à aiguille 24 heures.",
      en: "The NH35: automatic, 24 jewels, 21,600 vibrations an hour, 41 hours of power reserve. We regulate it to between −5 and +12 seconds a day. A GMT watch gets its version with a 24-hour hand.",
      es: "El NH35: automático, 24 rubíes, 21 600 alternancias por hora, 41 horas de reserva de marcha. Lo ajustamos entre −5 y +12 segundos al día. Un reloj GMT lleva su versión con aguja de 24 horas.",
      jp: "自動巻きのNH35です。24石、毎時21,600振動、パワーリザーブ41時間。日差−5〜+12秒に調整します。GMTの時計には、24時間針付きの派生機を使います。",
    },
  },
  {
    key: "size",
    group: "watch",
    question: {
      fr: "36 ou 40 mm ?",
      en: "36 or 40 mm?",
      es: "¿36 o 40 mm?",
      jp: "36 mmと40 mm、どちらが合いますか。",
    },
    answer: {
      fr: "Mesurez votre poignet avec une bande de papier. Jusqu’à 16,5 cm, prenez 36 ; au-delà de 17, prenez 40 ; dans l’intervalle, les deux vont. La 36 disparaît sous une manchette, la 40 s’annonce.",
      en: "Measure your wrist with a strip of paper. Up to 16.5 cm, take 36; beyond 17, take 40; in between, either works. The 36 slips under a cuff, the 40 makes itself known.",
      es: "Mide tu muñeca con una tira de papel. Hasta 16,5 cm, elige 36; a partir de 17, elige 40; en medio, cualquiera. El de 36 desaparece bajo el puño, el de 40 se deja ver.",
      jp: "紙の帯で手首を測ってください。16.5 cmまでは36 mm、17 cmを超えたら40 mm、そのあいだならどちらも合います。36 mmは袖口に隠れ、40 mmには存在感があります。",
    },
  },
  {
    key: "water",
    group: "watch",
    question: {
      fr: "Puis-je nager avec ma montre ?",
      en: "Can I swim with my watch on?",
      es: "¿Puedo nadar con mi reloj?",
      jp: "着けたまま泳げますか。",
    },
    answer: {
      fr: "Oui, couronne vissée : elle est étanche à 10 ATM. Évitez l’eau très chaude, qui fatigue les joints, et changez le cuir pour autre chose avant la plage.",
      en: "Yes, with the crown screwed down: it’s water resistant to 10 ATM. Avoid very hot water, which ages the gaskets, and swap leather for something else before the beach.",
      es: "Sí, con la corona enroscada: es estanco a 10 ATM. Evita el agua muy caliente, que desgasta las juntas, y cambia el cuero por otra cosa antes de ir a la playa.",
      jp: "はい、リューズをねじ込めば10気圧防水です。熱い湯はパッキンを傷めるのでお避けください。海に入る前に、革のストラップは替えてください。",
    },
  },
  {
    key: "stopped",
    group: "watch",
    question: {
      fr: "Ma montre s’est arrêtée. Est-elle en panne ?",
      en: "My watch has stopped. Is it broken?",
      es: "Mi reloj se ha parado. ¿Está averiado?",
      jp: "時計が止まりました。故障ですか。",
    },
    answer: {
      fr: "Probablement pas : posée, elle s’arrête après 41 heures. Dévissez la couronne, donnez trente tours vers l’avant, réglez l’heure, revissez. Si elle s’arrête au poignet, écrivez-nous.",
      en: "Probably not: left alone, it stops after 41 hours. Unscrew the crown, give it thirty clockwise turns, set the time, screw it back down. If it stops on your wrist, write to us.",
      es: "Seguramente no: en reposo se para a las 41 horas. Desenrosca la corona, dale treinta vueltas hacia delante, pon la hora y vuelve a enroscar. Si se para en la muñeca, escríbenos.",
      jp: "おそらく違います。外しておくと41時間で止まります。リューズを緩めて時計回りに30回巻き、時刻を合わせ、ねじ込んでください。腕に着けていて止まるようなら、ご連絡ください。",
    },
  },
  {
    key: "accuracy",
    group: "watch",
    question: {
      fr: "Ma montre avance de huit secondes par jour. Est-ce normal ?",
      en: "My watch gains eight seconds a day. Is that normal?",
      es: "Mi reloj adelanta ocho segundos al día. ¿Es normal?",
      jp: "1日に8秒進みます。正常ですか。",
    },
    answer: {
      fr: "Oui. Nous réglons entre −5 et +12 secondes par jour ; huit secondes, c’est un dix-millième du jour. Posez-la la nuit couronne vers le haut, puis vers le bas : l’une des deux positions la ralentit.",
      en: "Yes. We regulate to between −5 and +12 seconds a day; eight seconds is one ten-thousandth of a day. Rest it overnight crown up, then crown down: one of the two slows it.",
      es: "Sí. Ajustamos entre −5 y +12 segundos al día; ocho segundos son una diezmilésima del día. Déjalo una noche con la corona hacia arriba y otra hacia abajo: una de las dos posiciones lo frena.",
      jp: "正常です。日差−5〜+12秒に調整しており、8秒は一日の一万分の一ほどです。夜、リューズを上にして置く日と下にして置く日を試してください。どちらかで遅くなります。",
    },
  },
];
