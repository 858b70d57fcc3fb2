/** What people in Turkey make passwords of, and what is about a practice; the lists of the library are English. */
export const turkishWords = [
  ...['şifre', 'şifrem', 'şifremiz', 'parola', 'parolam', 'giriş', 'gizli', 'güvenli', 'yönetici', 'kullanıcı'],
  ...['psikolog', 'psikoloji', 'psikologum', 'danışman', 'danışmanlık', 'terapi', 'terapist', 'klinik', 'kliniğim'],
  ...['çocuk', 'çocuklar', 'ergen', 'aile', 'randevu', 'uzman', 'doktor', 'hastane', 'oyun'],
  ...['merhaba', 'seviyorum', 'aşkım', 'canım', 'annem', 'babam', 'ailem', 'bebeğim', 'hayatım', 'güzel', 'deneme'],
  ...['istanbul', 'ankara', 'izmir', 'bursa', 'antalya', 'adana', 'konya', 'trabzon', 'tekirdağ', 'çorlu', 'türkiye'],
  ...['beşiktaş', 'fenerbahçe', 'galatasaray', 'trabzonspor', 'atatürk', 'mustafa', 'mehmet', 'ahmet', 'ayşe', 'fatma'],
];
