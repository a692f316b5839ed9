// Generated from SampleToken.sol by sampleContract.test.ts; do not edit. Each line of code has a line here: a letter
// for the kind of each span, see kindLetters, and its length. To regenerate it:
//   npx vitest run --project unit src/demos/smart-contracts/sampleContract.test.ts -u
export const spans = `
c31
k7n9v7p1

c22
c75
c42
k8n12p2
p4t7k15p8v14p1
p4t7k15p10v6p1
p4t6k15p12v2p1

p4c58
p4t8k15p14v9p3v2p4v2p1

p4c60
p4t8k15p7v3p1
p4t8k15p12v5p1

p4c65
p4t8k16p7

p4c55
p4t8k6p13
p4t5k6p8

p4t7p1t7p12t7p2k6p11
p4t7p1t7p11t7p1t7p12t7p3k6p11

p4c65
p4t7p1t7p12t4p2k6p15

p4k6n8p1t8k7p7t8k7p5t7p9
p4k6n8p1t8k7p9t8k7p10t7p9
p4k6n16p1t8k7p10t4p11
p4k6n6p3
p4k6n8p3

p4k6n8p1t7p9
p4k6n11p3
p4k6n9p3
p4k6n11p3
p4k6n19p1t7p10t7p10t7p9
p4k6n21p1t7p10t7p10t7p9

p4k9n9p4
p8k2p23k7n8p13
p10
p5

p4c68
p4c58
p4k9n13p4
p8k2p10k7n11p3
p10
p5

p4k11p4
p27
p33
p43
p8k5n8p1t7p1v1p27
p5

p4k9n8p1t7p5t7p9k16p2t4p3
p8n9p25
p8k7v4p1
p5

p4k9n12p1t7p7t7p5t7p9k16p2t4p3
p8t7p39
p8c58
p8k2p13t4p1t7p8
p12k2p20k7n21p30
p59
p9
p8n9p19
p8k7v4p1
p5

p4k9n7p1t7p10t7p9k16p2t4p3
p8k2p13t7p1v1p3k7n11p3
p48
p8k5n8p30
p8k7v4p1
p5

p4c66
p4k9n4p1t7p9k9n13p2
p8n5p21
p30
p8k5n8p13t7p1v1p11
p5

p4k9n5p3k9n23p2
p17v4p1
p8k5n6p3
p5

p4k9n7p3k9n9p2
p8k2p11k7n9p3
p17v5p1
p8k5n8p3
p5

p4k9n14p1t7p10t4p11k9n9p2
p42
p8k5n16p20
p5

p4c77
p4k9n5p1t7p7t7p5t7p9k19p2t7p3
p8k2p44k7v1p1
p8k6p27
p5

p4k9n9p1t7p7t7p5t7p9k8n13p2
p8k2p8t7p1v1p3k7n11p3
p8n5p15
p8t7p7n5p19
p8n5p25
p8k2p8v1p2n5p19
p5

p4k9n5p1t7p7t7p9k7p2
p8t7p27
p8k2p20k7n19p24
p43
p5

p4k9n5p1t7p7t7p5t7p9k7p2
p32
p8k5n8p19
p5
p1
`
