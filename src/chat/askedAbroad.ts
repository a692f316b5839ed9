// What visitors ask any company, in other languages: told by beginnings of words, since a translation word by word loses
// how a question is put.
import type { CompanyQuestionId } from '../content/companyQuestions.ts'
import { onDemand } from '../format/onDemand.ts'

/** Languages that are understood, in the order of the columns below. */
export const LANGUAGES = ['de', 'fr', 'es', 'it', 'pt'] as const
export type LanguageId = (typeof LANGUAGES)[number]

/** A question to any company, or a remark of that name. */
export type AskedAbroad = CompanyQuestionId | 'terms' | 'itself' | 'privacy' | 'hours'

/**
 * By language: ways to ask, each the beginnings of words that all have to be in the question, in any order, without accents;
 * `a|b` is either. `=a`, and what has up to three letters, is the whole word. Of several ways the one with most beginnings counts, then the first.
 */
const WAYS: readonly (readonly [AskedAbroad, readonly [string, string, string, string, string]])[] = [
  [
    'code',
    [
      'gehor code|software|quell|ergebnis; quellcode|quelltext; recht|eigentum code|software; code =uns|unser|eigentum',
      'code appart|propriet|source =nous; code =qui;  appartient code|logiciel; propriet intellect; droits code|logiciel; recev|recoi|obten|livr code',
      'codigo nuestro|fuente; pertenece codigo|software; propiedad intelect|codigo; derechos codigo|software; recib|entreg codigo',
      'codice nostro|sorgente; appartiene codice|software; proprieta intelle|codice; diritti codice|software; ricev codice',
      'codigo nosso|fonte; pertence codigo|software; propriedade intelec|codigo; direitos codigo|software; receb|entreg codigo',
    ],
  ],
  [
    'lockIn',
    [
      'gebunden; abhangig; anbieter|agentur|dienstleister wechs; ohne euch|sie weiter|andern|betreib',
      'dependant|dependre|dependance|dependants|prisonnier; lies =vous; chang|quitt prestataire|fournisseur|agence; sans vous continu|modif|gerer',
      'atados|atado|dependemos|depender|dependencia; cambiar proveedor|agencia; sin ustedes|vosotros',
      'legati|vincolati|dipend; legati|vincolati|dipend =voi|fornitore; cambiare fornitore|agenzia; senza voi continu|modific|gest',
      'presos|dependentes|depender|dependemos; mudar|trocar fornecedor|agencia|empresa; sem voces',
    ],
  ],
  [
    'maintenance',
    [
      'wartet|wartung|instandhaltung; wer warten|kummert|repariert; kaputt =wer|hilft|hilfe; updates|aktualisierung nach|spater; fehler nach|spater beheb|korrig',
      'maintenance|maintenir; corrige|corrigez bugs|erreurs apres; mises jour apres',
      'mantenimiento; corrigen|arreglan errores|fallos despues; actualizaciones despues',
      'manutenzione; correggete|corregge errori|bug|bugs dopo; aggiornamenti dopo',
      'manutencao; corrigem|corrige erros|bugs depois; atualizacoes depois',
    ],
  ],
  [
    'support',
    [
      'support|betreuung|hilfe nach start|launch|ubergabe|danach; =24 support|stunden; notfall|nachts erreich|anruf; supportvertrag|hotline',
      'support|assistance|aide apres; apres lancement|livraison aide|support|suivi; hotline; =24 =7; urgence nuit',
      'soporte|asistencia|ayuda despues|tras; soporte =24; emergencia noche; posventa|postventa',
      'assistenza|supporto|aiuto dopo; assistenza =24; emergenza notte; post vendita',
      'suporte|assistencia|apoio|ajuda depois|apos; suporte =24; emergencia noite; pos venda',
    ],
  ],
  [
    'hosting',
    [
      'hosting|hostet|gehostet|hosten; server eigen|unser|euer|eure|lauft|laufen; rechenzentrum; betreib server|fur',
      'heberg; serveurs propres|nos|vos|votre; propre serveur|centre',
      'alojamiento|hosting|alojan|alojar|hospedaje; servidores propios|nuestros|suyos',
      'hosting|ospit; server nostri|propri|vostri',
      'hospedagem|alojamento|hospedam|alojam; servidores proprios|nossos|vossos',
    ],
  ],
  [
    'repository',
    [
      'github|gitlab|repository|repo',
      'github|gitlab|depot',
      'github|gitlab|repositorio',
      'github|gitlab|repository',
      'github|gitlab|repositorio',
    ],
  ],
  [
    'nda',
    [
      'geheimhaltung|verschwiegenheit|vertraulichkeit|=nda; idee geheim|vertraulich|klau|stehl',
      'accord|clause|contrat confidentialite; =nda; idee confidenti|secret|vole|voler',
      'acuerdo|contrato confidencialidad; =nda; idea confidencial|secret|roba|robe',
      'accordo|contratto riservatezza; =nda; idea riservat|segret|ruba|rube',
      'acordo|contrato confidencialidade|sigilo; =nda; ideia confidencial|secret|roub',
    ],
  ],
  [
    'whiteLabel',
    [
      'white label; whitelabel; unserem|eigenem namen|logo|marke; unter|mit eigener|unserer marke',
      'marque blanche; sous|avec|notre marque|logo|nom; white label',
      'marca blanca; nuestra|propia marca|logo; nuestro|propio nombre|logo; white label',
      'white label; nostro|proprio marchio|logo|nome; marchio nostro',
      'marca branca; nossa|propria marca; nosso|proprio nome|logo|logotipo; white label',
    ],
  ],
  [
    'references',
    [
      'referenz; namen kunden; welche|wer|bekannte kunden; kunden habt|hatten|bisher|schon|nennen; projekte bisher|schon gemacht|gebaut; fur wen gearbeitet|gebaut; erfahrung anderen kunden',
      'references; noms clients; clients quels|deja|actuels|citer|avez; qui clients|travaille deja; realis deja projets',
      'referencias; nombres clientes; clientes cuales|quienes|tienen|anteriores|ya|actuales; quien trabajado; proyectos hecho|anteriores|realizado',
      'referenze; nomi|nome clienti|cliente; clienti quali|avete|gia|vostri; chi lavorato; progetti fatto|realizzato|precedenti|gia',
      'referencias; nomes clientes; clientes quais|quem|tem|ja|atuais; quem trabalharam; projetos fizeram|realizados|anteriores|ja',
    ],
  ],
  [
    'team',
    [
      'team gross|viele|wer|leute|euer|=ihr; wie viele mitarbeiter|leute|entwickler|personen; viele mitarbeiter habt; chef|geschaftsfuhrer|grunder wer',
      'equipe taille|combien|qui|votre|grande; combien personnes|employes|salaries|developpeurs|etes; fondateur|dirigeant|patron qui',
      'equipo cuant|quien|grande|tamano|su; cuantas|cuantos personas|empleados|desarrolladores; fundador|jefe|director quien',
      'team quant|chi|grande|vostro; quante|quanti persone|dipendenti|sviluppatori|siete; fondatore|capo|direttore chi',
      'equipa|equipe|time quant|quem|grande|tamanho|vossa; quantas|quantos pessoas|funcionarios|empregados|programadores|sao; fundador|chefe|diretor quem',
    ],
  ],
  [
    'office',
    [
      'buro|niederlassung|standort|firmensitz|adresse; wo sitz|seid|befind|firma|euch|ansassig; vorbeikommen|besuchen',
      'bureau|adresse|siege|locaux; ou etes|situe|trouv|base|entreprise; visiter|passer voir',
      'oficina|direccion|sede|ubicad; donde estan|ubica|encuentr ustedes|=su|empresa|oficina|equipo; donde =estan|ubicados|encuentran; visitarlos',
      'ufficio|uffici|sede|indirizzo; dove siete|azienda|trovate; visitarvi|trovarvi',
      'escritorio|morada|endereco|sede; onde ficam|estao|fica voces|empresa|vossa; visitar voces',
    ],
  ],
  [
    'legalForm',
    [
      'rechtsform|gmbh|handelsregister|impressum|umsatzsteuer',
      'forme juridique; sarl|siret|=tva|=rcs; mentions legales',
      'forma juridica|legal|=nif|=cif|registro mercantil; =iva',
      'forma giuridica; partita =iva; registro imprese',
      'forma juridica; =nif|=cnpj|=nipc; registo comercial',
    ],
  ],
  [
    'jobs',
    [
      'stellen|jobs|bewerb|praktik|karriere; sucht entwickler|leute|mitarbeiter|programmierer; stellt ein',
      'recrut|embauch|emploi|stage|candidature|postes; cherchez developpeurs',
      'contratando|buscan|buscando desarrolladores|gente|programadores; contratando|empleo|vacante|trabajar ustedes|vosotros; buscan desarrolladores|gente|programadores; enviar curriculum|cv; practicas',
      'assumete|assunzioni|lavorare voi; posizioni aperte; cercate sviluppatori|personale|programmatori; tirocinio|candidatura; mandare curriculum|cv',
      'estao|andam contratar; vagas|emprego|estagio|candidatura; procuram programadores|pessoas; trabalhar convosco|voces; enviar curriculo|cv',
    ],
  ],
  [
    'shares',
    [
      'aktien|anteile|beteilig|investieren|investoren =euch|eure|eurer',
      'actions|parts votre|=vos; investir =vous|votre|chez',
      'acciones|participaciones|invertir ustedes|=su|=vuestra',
      'azioni|quote|investire =voi|vostra',
      'acoes|quotas|investir =voces|vossa',
    ],
  ],
  [
    'partners',
    [
      'partnerprogramm|vertriebspartner|provision|wiederverkauf|weiterverkauf|reseller; agentur partner|zusammenarbeit|verkauf|kunden',
      'partenariat|partenaire|apporteur|revend|commission|affiliation',
      'socios|partner|afiliad programa|=ser|hacernos; partner|reventa|revend|comision|afiliad|revendedor; colaborar|colaboracion agencia',
      'partnership|partner|rivend|provvigion|affiliazione|commission',
      'parceiro|parceria|revend|comissao|afiliad',
    ],
  ],
  [
    'privacy',
    [
      'wer liest|lesen =mit|chat|hier; dsgvo|datenschutz; daten meine|unsere|unseren|meinen was|passiert|speicher|sicher|macht|weiter; speicher hier|schreibe|tippe|eingebe|chat',
      'rgpd; protection|confidentialite donnees|vie; donnees mes|nos que|faites|stock|conserv; enregistr|conserv|stock ecris|tape|chat',
      'rgpd|gdpr; proteccion|privacidad datos|su; datos mis|nuestros que|hacen|guard|almacen|pasa; guard escribo|chat',
      'gdpr|privacy; dati miei|nostri cosa|fate|salv|conserv; salv|conserv|registr scrivo|chat',
      'rgpd|gdpr|lgpd; protecao|privacidade dados; dados meus|nossos que|fazem|guard|armazen; guard|grav escrevo|chat',
    ],
  ],
  ['cookies', ['cookies|tracking', 'cookies|traceurs', 'cookies|rastreadores', 'cookie|cookies', 'cookies']],
  [
    'technology',
    [
      'webseite|website|seite gebaut|gemacht|programmiert|technik|technologie',
      'site construit|fait|realise|technologie|framework',
      'sitio|pagina|web hecho|hecha|construid|tecnologia',
      'sito fatto|costruito|realizzato|tecnologia',
      'site feito|construido|tecnologia',
    ],
  ],
  [
    'phone',
    [
      'demo handy|smartphone|telefon|tablet|mobil',
      'demo telephone|portable|mobile|smartphone|tablette',
      'demo movil|telefono|celular|tablet',
      'demo telefono|cellulare|smartphone|tablet',
      'demo telemovel|celular|telefone|tablet',
    ],
  ],
  [
    'copyLink',
    [
      'demo link|schicken|teilen|senden|weiterleiten|zeigen chef|kolleg|teilen|link|schick|send|weiter',
      'demo lien|partager|envoyer|montrer patron|chef|collegue|equipe|partag|envoy|lien',
      'demo enlace|link|compartir|enviar|mostrar jefe|colega|equipo|compart|envi|enlace',
      'demo link|condividere|inviare|mandare|mostrare capo|colleg|condivid|invi|mand|link',
      'demo link|partilhar|compartilhar|enviar|mostrar chefe|colega|partilh|compart|envi|link',
    ],
  ],
  [
    'certificates',
    [
      'zertifi|=iso|=soc',
      'certifi|=iso|=soc',
      'certific|=iso|=soc',
      'certific|=iso|=soc',
      'certific|=iso|=soc',
    ],
  ],
  [
    'warranty',
    [
      'garantie|gewahrleistung|haftung|haftet|=sla; wer haftet|haftbar; verspat|verzug strafe|zahlt',
      'garantie|garantissez; responsable si|erreur|bug|bugs|probleme; =sla; retard penalite',
      'dan|ofrecen|tienen garantia; garantia|garantizan; responsable si|error|fallo; =sla; retraso penalizacion',
      'date|offrite|avete garanzia; garanzia|garantite; responsabile se|errore|bug|bugs; =sla; ritardo penale',
      'garantia|garantem; responsavel se|erro|falha; =sla; atraso multa',
    ],
  ],
  [
    'insurance',
    [
      'versichert|versicherung|haftpflicht =ihr|=seid|habt|firma|euch; pleite|insolvent|insolvenz|=bankrott',
      'assures|assurance etes|avez|=vous; faillite',
      'seguro responsabilidad|tienen; asegurados estan; quiebra',
      'assicurati|assicurazione =siete|=avete; fallimento|fallite',
      'seguro tem|responsabilidade; falencia|falir',
    ],
  ],
  [
    'contract',
    [
      'festpreis|stundensatz|tagessatz|pauschal|stundenbasis; preis fest; nach stunden|aufwand',
      'forfait|regie|horaire; prix fixe; taux horaire|journalier; a heure',
      'precio|tarifa fijo|hora|fija|horas; por horas',
      'prezzo|tariffa fisso|fissa|oraria|ore; a ore',
      'preco|valor fixo|hora; por|a hora',
    ],
  ],
  [
    'terms',
    [
      'raten zahl|bezahl|moglich; ratenzahlung|zahlungsbedingungen|anzahlung|vorkasse|rabatt|skonto; zahl|bezahl krypto|bitcoin|rechnung|karte|paypal|usdc|wie; im voraus',
      'plusieurs fois; acompte|remise|reduction|facilite; payer crypto|bitcoin|carte|virement|paypal|usdc|comment|avance; modalites|conditions paiement; paiement echelonn',
      'paga|pago|pagar plazos|cuotas|anticipo; plazos|anticipo|descuento|cuotas; pagar cripto|bitcoin|tarjeta|transferencia|paypal|usdc|como|adelantado; formas|condiciones|metodos pago',
      'paga|pago|pagar rate|acconto|anticipo; acconto|sconto|anticipo; pagare cripto|bitcoin|carta|bonifico|paypal|usdc|come; modalita|condizioni|metodi pagamento',
      'paga|pago|pagar prestacoes|parcelas|adiantamento; prestacoes|parcelas|adiantamento|desconto; pagar cripto|bitcoin|cartao|transferencia|paypal|usdc|como; formas|condicoes|metodos pagamento',
    ],
  ],
  [
    'languages',
    [
      'sprecht|sprechen|redet deutsch|sprache|sprachen|englisch; auf deutsch =geht|moglich|kommuniz|antwort; seite|website deutsch',
      'parlez|parle francais|langue|langues; en francais possible|repond|communi|site; version francaise',
      'hablan|habla espanol|castellano|idioma|idiomas; en espanol responden|atienden|pagina|sitio',
      'parlate|parla italiano|lingua|lingue; in italiano rispond|sito|comunic',
      'falam|fala portugues|lingua|linguas|idioma; em portugues respond|site',
    ],
  ],
  [
    'account',
    [
      'demo anmelden|registrier|konto|account|login|einloggen; muss anmelden|registrieren; brauch konto|account',
      'demo compte|inscri|connexion|enregistr; faut compte|inscri; besoin compte',
      'demo cuenta|registr|inscrib; hay registrarse; necesito cuenta',
      'demo account|registr|iscriv; devo registrarmi; serve account|registrazione',
      'demo conta|regist|inscrev; preciso regist|conta; tenho registar',
    ],
  ],
  [
    'sampleData',
    [
      'demo echt|real|erfunden|beispiel|wirklich|live; zahlen|daten|preise echt|erfunden',
      'demo vrai|reel|fictif|fictive|relie|connect|reseau; chiffres|donnees vrai|reel|fictif',
      'demo real|reales|verdader|ficticio|inventad|conectad; datos|cifras reales|inventad',
      'demo reali|reale|veri|vere|finti|finte|collegat; dati|cifre reali|veri|finti',
      'demo reais|real|verdadeir|ficticio|inventad|ligad; dados|numeros reais|inventad',
    ],
  ],
  [
    'demoData',
    [
      'demo gesendet|sendet|schickt|ubertragen|speichert|eingebe|eingegeb|sicher|gefahrlich',
      'demo envoie|envoyees|transmis|enregistre|saisis|tape|danger',
      'demo envia|enviados|guarda|escribo|seguro|seguras|peligros',
      'demo invia|inviati|salva|scrivo|sicur|pericol',
      'demo envia|enviados|guarda|escrevo|segur|perig',
    ],
  ],
  [
    'firstDemo',
    [
      'welche|welches demo zuerst|anfang|empfehl|beste',
      'quelle demo premier|commenc|conseill|meilleur',
      'que|cual demo primero|empez|recomiend|mejor',
      'quale demo prima|primo|inizi|consigli|migliore',
      'qual demo primeiro|comec|recomend|melhor',
    ],
  ],
  [
    'firstMessage',
    [
      'was|wie schreiben|schreibe|angeben|mitteilen erst|anfrage|nachricht|mail|sollen|soll',
      'que|quoi ecrire|mettre|dire premier|message|mail|demande',
      'que escribir|escribo|poner|decir primer|mensaje|correo',
      'cosa scrivere|scrivo|dire primo|messaggio|mail',
      'que escrever|escrevo|dizer primeira|mensagem|mail',
    ],
  ],
  [
    'afterMessage',
    [
      'passiert nach|nachdem|wenn geschrieben|nachricht|anfrage|schreibe|kontakt; wie geht weiter; was passiert =dann; wer liest|antwort; mensch|person|roboter liest|antwort|beantwort; erstgesprach|anfrage|beratung kostet|kostenlos; unverbindlich',
      'passe apres|quand|une message|ecri|contact|demande|envoy; qui lit|repond; personne|humain|robot lit|repond; premier entretien|appel|echange gratuit|payant|coute; sans engagement; devis gratuit',
      'pasa|sucede despues|tras|cuando mensaje|escrib|contact|envi; quien lee|responde; persona|robot|humano lee|responde|contesta; primera consulta|llamada|reunion gratis|gratuita|cuesta; sin compromiso; presupuesto gratis',
      'succede dopo|quando messaggio|scriv|contatt; chi legge|risponde; persona|robot|umano legge|risponde; prima consulenza|chiamata|riunione gratis|gratuita|costa; senza impegno; preventivo gratuito',
      'acontece depois|apos|quando mensagem|escrev|contact|envi; quem le|responde; pessoa|robo|humano le|responde; primeira consulta|chamada|reuniao gratis|gratuita|custa; sem compromisso; orcamento gratis|gratuito',
    ],
  ],
  [
    'replyTime',
    [
      'schnell|wann|lange antwort|meldet|zuruck|ruckmeld; antwortzeit|reaktionszeit; bis antwort|meldet',
      'combien|quand|vite|rapid|delai repond|reponse; temps|delai reponse|repond',
      'cuanto|cuando|rapido|tardan respond|contest|respuesta; tiempo respuesta',
      'quanto|quando|veloc rispond|risposta; tempo|tempi risposta|rispond',
      'quanto|quando|rapid|demoram respond|resposta; tempo resposta',
    ],
  ],
  [
    'networks',
    [
      'welche|welchen blockchain|blockchains|netzwerk|chains|ketten; unterstutzt solana|ethereum|polygon|tron|bitcoin|cardano',
      'quelles|quels|quelle blockchain|reseaux|chaines; supportez|prenez solana|ethereum|polygon|tron|bitcoin|cardano',
      'que|cuales blockchain|redes|cadenas; soportan solana|ethereum|polygon|tron|bitcoin|cardano',
      'quali|quale blockchain|reti|catene; supportate solana|ethereum|polygon|tron|bitcoin|cardano',
      'que|quais blockchain|redes|cadeias; suportam solana|ethereum|polygon|tron|bitcoin|cardano',
    ],
  ],
  [
    'course',
    [
      'wie lauft|ablauf|ablaufen projekt|zusammenarbeit|ab; ablauf; schritte projekt; wie geht =ihr vor; wie arbeitet',
      'deroul projet|collaboration; etapes projet; comment travaill|procede|marche projet|vous',
      'proceso|pasos|funciona proyecto|trabajo; como trabajan; como proyecto',
      'svolge|funziona|passi|fasi progetto|collaborazione; come lavorate; come progetto',
      'processo|passos|funciona|decorre projeto|trabalho; como trabalham; como projeto',
    ],
  ],
  [
    'build',
    [
      'was macht|bietet ihr =genau|eigentlich|alles; was bietet',
      'que|quoi faites|proposez vous exactement|alors; que proposez',
      'que hacen|ofrecen =exactamente|ustedes; que ofrecen',
      'cosa|che fate|offrite =esattamente; cosa offrite',
      'que|o fazem|oferecem =exatamente; que oferecem',
    ],
  ],
  [
    'finished',
    [
      'dokumentation|handbuch|unterlagen ende|bekommen|dabei|erhalten|gibt|kriegen; was bekommen ende|schluss|fertig; was ubergeben',
      'documentation|manuel fin|recoi|recev|livr|inclus; que quoi recoi|recev fin; livrables',
      'documentacion|manual final|recib|entreg|incluye; que recib|entreg final; entregables',
      'documentazione|manuale fine|ricev|compres|consegn; cosa ricev fine',
      'documentacao|manual fim|final|receb|entreg|inclui; que receb|entreg fim|final',
    ],
  ],
  [
    'progress',
    [
      'zwischenstand|zwischenstande|zwischenergebnis|fortschritt; sehen|zeigt wahrend|zwischendurch|vorher; erst ende sehen|zeig; nicht gefallt|zufrieden',
      'avancement|avancee|etapes voir|voit|suivre|montr; voir pendant|cours|avant fin|developpement; pas satisfait|plait|convient',
      'avance|avances|progreso ver|vemos|durante|muestran; ver durante|mientras; no gusta|satisfech|convence',
      'progressi|avanzamento|stato vedere|vediamo|durante; vedere durante|mentre; non piace|soddisfatt',
      'progresso|avanco|andamento ver|vemos|durante|acompanhar; ver durante|enquanto; nao gostar|gostamos|satisfeit',
    ],
  ],
  [
    'unsure',
    [
      'wissen|weiß|weiss nicht|noch =was|welche|genau|ob brauch|wollen|richtig; keine ahnung',
      'sait|savons|sais pas ce|quoi|exactement|quel faut|besoin|voulons|choisir',
      'no sabemos|seguro|seguros que|cual|exactamente necesit|quer',
      'non sappiamo|so|sicuri cosa|quale|bene|esattamente bisogno|serve|voglia',
      'nao sabemos|sei|certeza que|qual|bem|exatamente precis|quer',
    ],
  ],
  [
    'pilot',
    [
      'klein|kleinen|kleines|pilot|mindest projekt|anfang|start|auftrag|beginn|pilotprojekt|budget',
      'petit|pilote|minimum|minimal projet|commenc|commande|budget',
      'pequeno|piloto|minimo proyecto|empez|pedido|presupuesto|encargo',
      'piccolo|pilota|minimo progetto|inizi|ordine|budget',
      'pequeno|piloto|minimo projeto|comec|encomenda|orcamento',
    ],
  ],
  [
    'countries',
    [
      'kunden|firmen|arbeitet|unternehmen schweiz|osterreich|deutschland|luxemburg|europa|landern|land|ausland',
      'clients|entreprises|travaillez suisse|belgique|france|canada|luxembourg|europe|afrique|maroc|pays|etranger',
      'clientes|empresas|trabajan mexico|espana|argentina|colombia|chile|peru|latinoamerica|pais|paises|europa|extranjero',
      'clienti|aziende|lavorate italia|svizzera|europa|paese|paesi|estero',
      'clientes|empresas|trabalham brasil|portugal|angola|mocambique|europa|pais|paises|estrangeiro',
    ],
  ],
  [
    'industry',
    [
      'erfahrung branche|bereich|bank|banken|versicherung|gesundheit|industrie|spiele|immobilien',
      'experience secteur|domaine|banque|assurance|sante|industrie|jeux|immobilier',
      'experiencia sector|banca|bancos|seguros|salud|industria|juegos|inmobiliari',
      'esperienza settore|banche|assicurazioni|sanita|industria|giochi|immobiliare',
      'experiencia setor|banca|bancos|seguros|saude|industria|jogos|imobiliari',
    ],
  ],
  [
    'meeting',
    [
      'videoanruf|videocall|videokonferenz|zoom|teams|meeting|telefonieren|treffen|videogesprach|termin; personlich sprechen|treffen|reden',
      'visio|visioconference|zoom|rencontr|rendez|teams; appel video; parler telephone|quelqu; telephoner',
      'videollamada|videoconferencia|zoom|reunion|reunirnos|cita|vernos; hablar telefono|persona|alguien; llamada video',
      'videochiamata|videoconferenza|zoom|riunione|incontr|appuntamento; parlare telefono|persona|qualcuno',
      'videochamada|videoconferencia|zoom|reuniao|encontr; falar telefone|pessoa|alguem',
    ],
  ],
  [
    'cancel',
    [
      'abbrech|stornier|kundig|aussteig|aufhor projekt|vertrag|vorzeitig|mitte|mittendrin|auftrag; geld zuruck',
      'arreter|annuler|resilier|abandonner|interrompre projet|contrat|milieu|cours; rembours',
      'cancelar|parar|detener|abandonar|rescindir proyecto|contrato|mitad; reembolso|devolucion',
      'interromp|annull|fermare|recedere|disdire progetto|contratto|meta; rimborso',
      'cancelar|parar|interromper|desistir|rescindir projeto|contrato|meio; reembolso',
    ],
  ],
  [
    'age',
    [
      'seit wann|=jahren euch|firma|gibt|ihr; wann gegrundet|gestartet; wie alt; wie lange =schon|gibt euch|firma|gibt',
      'depuis quand|combien existe|vous|societe|entreprise; quand cree|fonde; existez longtemps|depuis',
      'desde cuando existen|empresa|ustedes|trabajan; cuanto tiempo existen|empresa|llevan; cuando fund|empez empresa|fund',
      'quando esistete|esiste|azienda|siete|fondat; quanto tempo esistete|azienda|attivi; da anni',
      'desde quando existem|empresa|voces|trabalham; quanto tempo existem|empresa; quando fund empresa|fund',
    ],
  ],
  [
    'complaint',
    [
      'beschwer|reklamation',
      'reclamation|plainte|plaindre',
      'queja|quejar|reclamacion',
      'reclamo|lamentel',
      'reclamacao|queixa',
    ],
  ],
  [
    'press',
    [
      'presse|journalist|interview|zeitung',
      'presse|journaliste|interview|journal',
      'prensa|periodista|entrevista|periodico',
      'stampa|giornalista|intervista|giornale',
      'imprensa|jornalista|entrevista|jornal',
    ],
  ],
  [
    'newWishes',
    [
      'wunsche|anforderungen|meinung|plan|plane andern|andert|wahrend|spater|zusatzlich; anderungen wahrend|mitten|unterwegs|projekt|nachtraglich; umentscheid',
      'besoins|avis|demandes|exigences chang|pendant|cours; chang|modifi pendant|cours|route projet|developpement|route',
      'idea|opinion|requisitos|necesidades|planes cambi|durante; cambi|modific durante|mitad proyecto|desarrollo',
      'idea|esigenze|requisiti|piani cambi|durante; cambi|modific durante|corso progetto|sviluppo',
      'ideia|ideias|requisitos|necessidades|planos muda|mude|mudar|durante|alter; muda|mude|mudar|alter durante|meio projeto|desenvolvimento',
    ],
  ],
  [
    'hire',
    [
      'entwickler mieten|ausleihen|leihen|monat|monatsweise',
      'developpeurs louer|embaucher|mois|regie',
      'desarrolladores alquilar|contratar mes|meses|por',
      'sviluppatori noleggi|assumere|mese|mensile',
      'programadores alugar|contratar mes|mensal',
    ],
  ],
  [
    'together',
    [
      'unsere|unseren|eigene|eigenen entwickler|team|leute|programmierer zusammen|mit|euren|arbeiten',
      'nos|notre developpeurs|equipe|informaticiens travailler|avec|collabor|ensemble',
      'nuestros|nuestro|propios desarrolladores|equipo|programadores trabajar|junto|colabor|suyos',
      'nostri|nostro sviluppatori|team|programmatori lavorare|insieme|collabor|vostri',
      'nossos|nossa programadores|equipa|equipe trabalhar|juntos|colabor|vossos',
    ],
  ],
  [
    'subcontract',
    [
      'freelancer|subunternehm|freiberufl|auslager|outsourc',
      'freelance|sous traitan|soustraitan|sous traitez',
      'freelance|subcontrat|autonomos|externaliz',
      'freelance|subappalt|liberi professionisti',
      'freelance|subcontrat|independentes|terceiriz',
    ],
  ],
  [
    'aiTools',
    [
      'chatgpt|copilot|=ki|=ai code|programm|schreib|entwickl',
      'chatgpt|copilot|=ia|=ai code|program|ecri|develop',
      'chatgpt|copilot|=ia|=ai codigo|program|escrib|desarroll',
      'chatgpt|copilot|=ia|=ai codice|program|scriv|svilupp',
      'chatgpt|copilot|=ia|=ai codigo|program|escrev|desenvolv',
    ],
  ],
  [
    'competitors',
    [
      'konkurren|wettbewerber|mitbewerber',
      'concurren',
      'competidor|competencia|competidores',
      'concorren',
      'concorren|concorrentes',
    ],
  ],
  [
    'theme',
    [
      'dunkel|dunkler|dunkles|dark modus|mode|design|seite|hell|thema',
      'sombre|dark mode|theme|site|page',
      'oscuro|dark modo|tema|pagina|sitio',
      'scuro|scura|dark modalita|tema|sito|mode',
      'escuro|dark modo|tema|site|pagina',
    ],
  ],
  [
    'newsletter',
    [
      'newsletter|blog|broschure|prospekt',
      'newsletter|blog|brochure|plaquette',
      'newsletter|boletin|blog|folleto',
      'newsletter|blog|brochure',
      'newsletter|blog|brochura|folheto',
    ],
  ],
  [
    'better',
    [
      'warum euch|sie|ihr|wahlen|besser|entscheiden; besser als|andere; unterscheid|vorteil euch|anderen|konkurr',
      'pourquoi vous|choisir|mieux; mieux que autres; differen autres agences|vous',
      'por que elegir|ustedes|elegirlos|mejor; mejor|mejores que otros|otras; diferencia ustedes|otros',
      'perche voi|scegliere|dovremmo; migliori|meglio altri|altre; differen voi altri',
      'porque|por devemos|que escolher|voces|escolhe; melhor|melhores que outros|outras; diferenc voces outros',
    ],
  ],
  [
    'real',
    [
      'echte|echt|wirklich|seriose|serios|betrug firma|unternehmen|ihr|seid|euch',
      'vraie|vrai|reelle|serieux|serieuse|arnaque|fiable entreprise|societe|vous|etes',
      'real|verdadera|seria|serios|estafa|fiable empresa|ustedes|son',
      'vera|reale|seria|seri|truffa|affidabile|affidabili azienda|societa|siete',
      'verdadeira|real|seria|serios|burla|golpe|confiavel|fiavel empresa|voces|sao',
    ],
  ],
  [
    'ownName',
    [
      'demo unser|unserem|eigenem|unseren namen|logo|farbe|farben',
      'demo notre|nos nom|logo|couleur|couleurs',
      'demo nuestro|nuestros|nuestra nombre|logo|color|colores|marca',
      'demo nostro|nostri nome|logo|colore|colori',
      'demo nosso|nossas|nossa nome|logo|cor|cores|marca',
    ],
  ],
  [
    'itself',
    [
      'bist|rede|spreche|schreibe|chatte mensch|roboter|bot|maschine|=ki|person|programm; mensch oder; echter mensch|person',
      'es|parle|etes robot|humain|personne|machine|bot|=ia; vrai|vraie personne|humain',
      'eres|hablo|es|hablando robot|humano|persona|maquina|bot|=ia; persona real',
      'sei|parlo|parlando robot|umano|persona|macchina|bot|=ia; persona vera|reale',
      'es|falo|falando|voce robo|robot|humano|pessoa|maquina|bot|=ia; pessoa real|verdadeira',
    ],
  ],
  [
    'hours',
    [
      'offnungszeiten|geschaftszeiten|wochenende|erreichbar',
      'horaires|ouvert|weekend|joignable',
      'horario|abierto|fin semana',
      'orari|aperti|weekend|fine settimana',
      'horario|abertos|fim semana',
    ],
  ],
]

const MARKS = /\p{M}/gu
/** A text in small letters and without accents. */
export const plain = (text: string): string => text.normalize('NFD').replace(MARKS, '').toLowerCase()

/** Whether a question has a word that begins so. */
type Test = (words: readonly string[]) => boolean

/** What is shorter begins too many words. */
const SHORTEST = 4

const testOf = (part: string): Test => {
  const beginnings = part.split('|')
  return (words) =>
    beginnings.some((beginning) =>
      beginning.startsWith('=') || beginning.length < SHORTEST
        ? words.includes(beginning.replace('=', ''))
        : words.some((word) => word.startsWith(beginning)),
    )
}

interface Way {
  readonly id: AskedAbroad
  readonly tests: readonly Test[]
}

const ways = onDemand(
  () =>
    new Map<LanguageId, readonly Way[]>(
      LANGUAGES.map((language, at) => [
        language,
        WAYS.flatMap(([id, columns]) =>
          (columns[at] ?? '').split('; ').map((way) => ({ id, tests: way.split(' ').map(testOf) })),
        ),
      ]),
    ),
)

export interface Abroad {
  readonly id: AskedAbroad
  /** How many beginnings of words tell it. */
  readonly beginnings: number
}

/** What a question in a language asks any company; null where it is none of these questions. */
export function askedAbroad(question: string, language: LanguageId): Abroad | null {
  const words = plain(question).match(/[\p{L}\p{N}]+/gu) ?? []
  let best: Way | null = null
  for (const way of ways().get(language) ?? [])
    if (way.tests.length > (best?.tests.length ?? 0) && way.tests.every((test) => test(words))) best = way
  return best && { id: best.id, beginnings: best.tests.length }
}
