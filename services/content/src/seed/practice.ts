/** The invented practice of the first data. Its phone numbers and addresses lead nowhere. */
export const practice = {
  name: 'Ardıç Çocuk ve Ergen Psikolojisi',
  person: 'Uzm. Kl. Psk. Selin Ardıç',
  personTitle: 'Uzman Klinik Psikolog',
  phone: '0282 000 24 24',
  mobile: '0532 000 24 24',
  email: 'bilgi@ardicpsikoloji.example',
  street: 'Muhittin Mahallesi, Salih Omurtak Caddesi No: 24, Kat: 2',
  town: '59860 Çorlu / Tekirdağ',
  hours: 'Pazartesi – Cuma 09:00 – 18:00\nCumartesi 10:00 – 16:00\nPazar kapalı',
} as const;
