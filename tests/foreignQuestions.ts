// What visitors ask any company in German, French, Spanish, Italian and Portuguese, with the question that it is
// (src/content/companyQuestions.ts), or the remark.
import type { AskedAbroad } from '#src/chat/askedAbroad.ts'

export const foreignQuestions: readonly {
  readonly asks: AskedAbroad
  readonly questions: readonly string[]
}[] = [
  {
    asks: 'code',
    questions: [
      'Gehört uns der Code am Ende?',
      'À la fin, le code source est à nous ?',
      '¿El código fuente será nuestro?',
      'Il codice sorgente diventa nostro?',
      'O código fonte fica nosso?',
    ],
  },
  {
    asks: 'lockIn',
    questions: [
      'Sind wir dann an euch gebunden?',
      "Est-ce qu'on sera dépendant de vous ?",
      '¿Quedamos atados a ustedes?',
      'Restiamo legati a voi?',
      'Ficamos presos a vocês?',
    ],
  },
  {
    asks: 'maintenance',
    questions: [
      'Wer wartet das System nach der Übergabe?',
      'Qui assure la maintenance après la livraison ?',
      '¿Quién hace el mantenimiento después de la entrega?',
      'Chi si occupa della manutenzione dopo la consegna?',
      'Quem faz a manutenção depois da entrega?',
    ],
  },
  {
    asks: 'support',
    questions: [
      'Gibt es Support nach dem Start?',
      'Y a-t-il un support après le lancement ?',
      '¿Hay soporte después del lanzamiento?',
      "C'è assistenza dopo il lancio?",
      'Há suporte depois do lançamento?',
    ],
  },
  {
    asks: 'hosting',
    questions: [
      'Übernehmt ihr auch das Hosting?',
      "Vous vous occupez aussi de l'hébergement ?",
      '¿Se encargan también del alojamiento?',
      "Vi occupate anche dell'hosting?",
      'Vocês também tratam da hospedagem?',
    ],
  },
  {
    asks: 'nda',
    questions: [
      'Unterschreibt ihr eine Geheimhaltungsvereinbarung?',
      'Signez-vous un accord de confidentialité ?',
      '¿Firman un acuerdo de confidencialidad?',
      'Firmate un accordo di riservatezza?',
      'Assinam um acordo de confidencialidade?',
    ],
  },
  {
    asks: 'references',
    questions: [
      'Welche Kunden habt ihr schon?',
      'Avez-vous des références clients ?',
      '¿Tienen referencias de clientes?',
      'Avete referenze di clienti?',
      'Têm referências de clientes?',
    ],
  },
  {
    asks: 'team',
    questions: [
      'Wie groß ist euer Team?',
      'Combien de personnes travaillent chez vous ?',
      '¿Cuántas personas trabajan en su equipo?',
      'Quante persone lavorano nel vostro team?',
      'Quantas pessoas trabalham na equipa?',
    ],
  },
  {
    asks: 'office',
    questions: [
      'Wo sitzt eure Firma?',
      'Où sont vos bureaux ?',
      '¿Dónde están sus oficinas?',
      'Dove si trova il vostro ufficio?',
      'Onde fica o vosso escritório?',
    ],
  },
  {
    asks: 'jobs',
    questions: [
      'Sucht ihr gerade Entwickler?',
      'Vous recrutez en ce moment ?',
      '¿Están contratando desarrolladores?',
      'Cercate sviluppatori in questo momento?',
      'Estão a contratar programadores?',
    ],
  },
  {
    asks: 'partners',
    questions: [
      'Habt ihr ein Partnerprogramm für Agenturen?',
      'Avez-vous un programme de partenariat pour agences ?',
      '¿Tienen un programa de socios para agencias?',
      'Avete un programma partner per agenzie?',
      'Têm um programa de parceiros para agências?',
    ],
  },
  {
    asks: 'privacy',
    questions: [
      'Haltet ihr die DSGVO ein?',
      'Respectez-vous le RGPD ?',
      '¿Cumplen con el RGPD?',
      'Rispettate il GDPR?',
      'Cumprem o RGPD?',
    ],
  },
  {
    asks: 'cookies',
    questions: [
      'Setzt eure Seite Cookies?',
      'Votre site utilise des cookies ?',
      '¿Su sitio usa cookies?',
      'Il vostro sito usa i cookie?',
      'O vosso site usa cookies?',
    ],
  },
  {
    asks: 'phone',
    questions: [
      'Laufen die Demos auf dem Handy?',
      'Les démos marchent-elles sur téléphone ?',
      '¿Las demos funcionan en el móvil?',
      'Le demo funzionano sul telefono?',
      'As demos funcionam no telemóvel?',
    ],
  },
  {
    asks: 'certificates',
    questions: [
      'Seid ihr nach ISO 27001 zertifiziert?',
      'Êtes-vous certifiés ISO 27001 ?',
      '¿Están certificados ISO 27001?',
      'Siete certificati ISO 27001?',
      'São certificados ISO 27001?',
    ],
  },
  {
    asks: 'warranty',
    questions: [
      'Gebt ihr Garantie?',
      'Donnez-vous une garantie ?',
      '¿Dan garantía?',
      'Date una garanzia?',
      'Dão garantia?',
    ],
  },
  {
    asks: 'contract',
    questions: [
      'Arbeitet ihr zum Festpreis oder nach Stunden?',
      "Vous travaillez au forfait ou à l'heure ?",
      '¿Trabajan a precio fijo o por horas?',
      'Lavorate a prezzo fisso o a ore?',
      'Trabalham a preço fixo ou à hora?',
    ],
  },
  {
    asks: 'languages',
    questions: [
      'Sprecht ihr Deutsch?',
      'Parlez-vous français ?',
      '¿Hablan español?',
      'Parlate italiano?',
      'Falam português?',
    ],
  },
  {
    asks: 'account',
    questions: [
      'Muss ich mich anmelden, um die Demos zu testen?',
      'Faut-il un compte pour essayer les démos ?',
      '¿Hay que registrarse para probar las demos?',
      'Devo registrarmi per provare le demo?',
      'Preciso de me registar para experimentar as demos?',
    ],
  },
  {
    asks: 'sampleData',
    questions: [
      'Sind die Zahlen in den Demos echt?',
      'Les chiffres des démos sont-ils réels ?',
      '¿Los datos de las demos son reales?',
      'I dati delle demo sono reali?',
      'Os dados das demos são reais?',
    ],
  },
  {
    asks: 'afterMessage',
    questions: [
      'Was passiert, nachdem ich euch geschrieben habe?',
      'Que se passe-t-il après mon message ?',
      '¿Qué pasa después de mi mensaje?',
      'Cosa succede dopo il mio messaggio?',
      'O que acontece depois da minha mensagem?',
    ],
  },
  {
    asks: 'replyTime',
    questions: [
      'Wie schnell antwortet ihr?',
      'En combien de temps répondez-vous ?',
      '¿Cuánto tardan en responder?',
      'In quanto tempo rispondete?',
      'Quanto tempo demoram a responder?',
    ],
  },
  {
    asks: 'networks',
    questions: [
      'Mit welchen Blockchains arbeitet ihr?',
      'Sur quelles blockchains travaillez-vous ?',
      '¿Con qué blockchains trabajan?',
      'Con quali blockchain lavorate?',
      'Com que blockchains trabalham?',
    ],
  },
  {
    asks: 'course',
    questions: [
      'Wie läuft ein Projekt bei euch ab?',
      'Comment se déroule un projet chez vous ?',
      '¿Cómo es el proceso de un proyecto?',
      'Come si svolge un progetto con voi?',
      'Como funciona um projeto convosco?',
    ],
  },
  {
    asks: 'finished',
    questions: [
      'Bekommen wir am Ende eine Dokumentation?',
      'On reçoit une documentation à la fin ?',
      '¿Recibimos documentación al final?',
      'Riceviamo la documentazione alla fine?',
      'Recebemos documentação no fim?',
    ],
  },
  {
    asks: 'progress',
    questions: [
      'Sehen wir Zwischenstände während der Entwicklung?',
      "On voit l'avancement pendant le développement ?",
      '¿Vemos el avance durante el desarrollo?',
      'Vediamo i progressi durante lo sviluppo?',
      'Vemos o progresso durante o desenvolvimento?',
    ],
  },
  {
    asks: 'pilot',
    questions: [
      'Können wir mit einem kleinen Projekt anfangen?',
      'Peut-on commencer par un petit projet ?',
      '¿Podemos empezar con un proyecto pequeño?',
      'Possiamo iniziare con un piccolo progetto?',
      'Podemos começar com um projeto pequeno?',
    ],
  },
  {
    asks: 'countries',
    questions: [
      'Arbeitet ihr auch mit Kunden in der Schweiz?',
      'Travaillez-vous avec des clients en Suisse ?',
      '¿Trabajan con clientes en México?',
      'Lavorate con clienti in Svizzera?',
      'Trabalham com clientes no Brasil?',
    ],
  },
  {
    asks: 'meeting',
    questions: [
      'Können wir einen Videoanruf machen?',
      'Peut-on faire une visioconférence ?',
      '¿Podemos hacer una videollamada?',
      'Possiamo fare una videochiamata?',
      'Podemos fazer uma videochamada?',
    ],
  },
  {
    asks: 'cancel',
    questions: [
      'Können wir das Projekt vorzeitig abbrechen?',
      'Peut-on arrêter le projet en cours ?',
      '¿Podemos cancelar el proyecto a mitad?',
      'Possiamo interrompere il progetto a metà?',
      'Podemos cancelar o projeto a meio?',
    ],
  },
  {
    asks: 'age',
    questions: [
      'Seit wann gibt es euch?',
      'Depuis quand existez-vous ?',
      '¿Desde cuándo existen?',
      'Da quanto tempo esistete?',
      'Desde quando existem?',
    ],
  },
  {
    asks: 'newWishes',
    questions: [
      'Was ist, wenn sich unsere Wünsche während des Projekts ändern?',
      'Et si nos besoins changent pendant le projet ?',
      '¿Y si cambiamos de idea durante el proyecto?',
      'E se cambiamo idea durante il progetto?',
      'E se mudarmos de ideias durante o projeto?',
    ],
  },
  {
    asks: 'together',
    questions: [
      'Können unsere Entwickler mit euren zusammenarbeiten?',
      'Nos développeurs peuvent-ils travailler avec les vôtres ?',
      '¿Nuestros desarrolladores pueden trabajar con los suyos?',
      'I nostri sviluppatori possono lavorare con i vostri?',
      'Os nossos programadores podem trabalhar com os vossos?',
    ],
  },
  {
    asks: 'better',
    questions: [
      'Warum sollten wir euch wählen?',
      'Pourquoi vous choisir ?',
      '¿Por qué elegirlos a ustedes?',
      'Perché dovremmo scegliere voi?',
      'Porque devemos escolher-vos?',
    ],
  },
  {
    asks: 'real',
    questions: [
      'Seid ihr eine echte Firma?',
      'Êtes-vous une vraie entreprise ?',
      '¿Son una empresa real?',
      'Siete una vera azienda?',
      'São uma empresa verdadeira?',
    ],
  },
  {
    asks: 'unsure',
    questions: [
      'Wir wissen nicht genau, was wir brauchen',
      "On ne sait pas exactement ce qu'il nous faut",
      'No sabemos exactamente qué necesitamos',
      'Non sappiamo bene di cosa abbiamo bisogno',
      'Não sabemos bem do que precisamos',
    ],
  },
  {
    asks: 'terms',
    questions: [
      'Kann man in Raten zahlen?',
      'Peut-on payer en plusieurs fois ?',
      '¿Se puede pagar a plazos?',
      'Si può pagare a rate?',
      'Pode-se pagar em prestações?',
    ],
  },
  {
    asks: 'itself',
    questions: ['Bist du ein Mensch?', 'Es-tu un robot ?', '¿Eres un robot?', 'Sei un robot?', 'És um robô?'],
  },
]
