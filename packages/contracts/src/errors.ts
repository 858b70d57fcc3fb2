/**
 * Every public error code with its HTTP status and Turkish sentence. REST responses have it as `code`, GraphQL
 * responses under `extensions`.
 */
export const problems = {
  VALIDATION_FAILED: { status: 400, message: 'Girilen bilgilerde hatalar var. Lütfen işaretli alanları düzeltin.' },
  WEAK_PASSWORD: {
    status: 400,
    message: 'Şifre yeterince güçlü değil. En az 12 karakterlik, kolay tahmin edilmeyen bir şifre seçin.',
  },
  MALFORMED_REQUEST: { status: 400, message: 'İstek okunamadı. Lütfen gönderdiğiniz veriyi kontrol edin.' },
  UNAUTHENTICATED: { status: 401, message: 'Bu işlem için giriş yapmanız gerekir.' },
  TOKEN_REJECTED: { status: 401, message: 'Erişim anahtarı geçersiz, süresi dolmuş veya iptal edilmiş.' },
  LOGIN_FAILED: { status: 401, message: 'Kullanıcı adı veya şifre hatalı.' },
  PASSKEY_REFUSED: {
    status: 401,
    message: 'Bu geçiş anahtarıyla giriş yapılamadı. Yeniden deneyin ya da şifrenizle girin.',
  },
  SECOND_STEP_REQUIRED: { status: 401, message: 'Giriş için doğrulama kodunuzu da girin.' },
  TWO_STEP_MISSING: { status: 403, message: 'Devam etmek için önce iki adımlı girişi kurun.' },
  FORBIDDEN: { status: 403, message: 'Bu işlem için yetkiniz yok.' },
  UNKNOWN_HOST: {
    status: 421,
    message: 'Bu adres bu siteye ait değil. Lütfen sitenin kendi adresini kullanın.',
  },
  CROSS_SITE_REQUEST: { status: 403, message: 'Başka bir siteden gelen istek kabul edilmedi.' },
  HTTPS_REQUIRED: { status: 403, message: 'Bu adres yalnız https ile kullanılabilir.' },
  NOT_FOUND: { status: 404, message: 'Aradığınız kayıt bulunamadı.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'Bu adres bu yöntemle kullanılamaz.' },
  CONFLICT: { status: 409, message: 'Bu kayıt başka bir kayıtla çakışıyor.' },
  VERSION_CONFLICT: { status: 409, message: 'Bu kayıt siz düzenlerken değiştirildi.' },
  RECORD_IN_USE: { status: 409, message: 'Bu kayıt başka kayıtlarda kullanılıyor.' },
  CLOSED_TIME: {
    status: 409,
    message: 'Seçilen saatte randevu verilmiyor ya da bu saat geçti. Yine de kaydetmek istiyorsanız onaylayın.',
  },
  APPOINTMENT_OVERLAP: { status: 409, message: 'Bu saatte başka bir randevu var.' },
  CHILD_FILE_EXISTS: {
    status: 409,
    message: 'Aynı adlı, aynı doğum tarihli bir dosya var. Önce Çocuk Profili sekmesinde dosyayı seçin.',
  },
  SERIES_DATES_CHANGED: {
    status: 409,
    message: 'Serinin bazı günleri bu arada doldu ya da kapandı. Günleri yeniden gözden geçirin.',
  },
  EMAIL_NOT_WAITING: {
    status: 409,
    message: 'Yalnızca sırada bekleyen ya da gönderilemeyen e-postalar yeniden gönderilebilir.',
  },
  CONSENT_WITHDRAWN: {
    status: 409,
    message:
      'Bu kişi kendisiyle iletişime geçilmesine verdiği izni geri aldı. Yine de göndermek istiyorsanız onaylayın.',
  },
  SLOT_TAKEN: { status: 409, message: 'Seçtiğiniz saat az önce doldu. Lütfen başka bir saat seçin.' },
  SLOT_CLOSED: { status: 409, message: 'Seçtiğiniz saatte randevu verilmiyor. Lütfen başka bir saat seçin.' },
  BOOKING_CLOSED: {
    status: 409,
    message: 'Şu anda internetten randevu talebi alınmıyor. Lütfen bizi arayın.',
  },
  TOO_MANY_OPEN_REQUESTS: {
    status: 409,
    message: 'Yanıt bekleyen randevu talepleriniz var. Yeni bir randevu için lütfen bizi arayın.',
  },
  LINK_EXPIRED: {
    status: 410,
    message: 'Bu bağlantının süresi dolmuş ya da bağlantı daha önce kullanılmış.',
  },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'Gönderilen veri çok büyük.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Gönderilen veri türü desteklenmiyor.' },
  IDEMPOTENCY_KEY_REUSED: { status: 422, message: 'Bu istek anahtarı başka bir istek için kullanılmış.' },
  VIRUS_FOUND: { status: 422, message: 'Dosyada zararlı yazılım bulundu; dosya kaydedilmedi.' },
  CHALLENGE_REQUIRED: {
    status: 428,
    message: 'Göndermek için bir güvenlik kontrolü gerekiyor. Tarayıcınız bunu yapamıyorsa lütfen bizi arayın.',
  },
  CHALLENGE_FAILED: {
    status: 428,
    message: 'Güvenlik kontrolü geçersiz, kullanılmış ya da süresi dolmuş. Lütfen yeniden deneyin.',
  },
  QUERY_REFUSED: { status: 400, message: 'Sorgu izin verilen sınırların dışında.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Çok fazla istek gönderdiniz. Lütfen biraz bekleyip tekrar deneyin.' },
  ACCOUNT_LOCKED: { status: 429, message: 'Çok fazla hatalı deneme yapıldı. Lütfen daha sonra tekrar deneyin.' },
  INTERNAL: { status: 500, message: 'Beklenmeyen bir hata oluştu. Lütfen tekrar deneyin.' },
  SCANNER_UNAVAILABLE: {
    status: 503,
    message: 'Dosya virüs taramasından geçirilemedi, bu yüzden kaydedilmedi. Lütfen biraz sonra tekrar deneyin.',
  },
  UNAVAILABLE: { status: 503, message: 'Hizmet şu anda kullanılamıyor. Lütfen biraz sonra tekrar deneyin.' },
} as const satisfies Record<string, { status: number; message: string }>;

export type ProblemCode = keyof typeof problems;
